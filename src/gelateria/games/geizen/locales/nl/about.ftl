geizen-title = Geizen
geizen-blurb = Gooi vijf dobbelstenen, leg opzij wat weinig kost en vul zelf de rij.
