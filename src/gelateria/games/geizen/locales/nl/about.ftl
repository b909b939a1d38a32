geizen-title = Geizen
geizen-blurb = Gooi vijf dobbelstenen, houd wat weinig kost en vul zelf de rij.
