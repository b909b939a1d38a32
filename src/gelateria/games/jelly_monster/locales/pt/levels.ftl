# A força dos bots; o inglês está em levels.toml.

jelly-monster-level-easy = Não tem pressa, coloca um dado mal pareça bom nalgum sítio, e muitas vezes engana-se.
jelly-monster-level-medium = Sabe que bairros pagam, e lança de novo quando os dados são fracos.
jelly-monster-level-hard = Compara cada dado com o próximo lance, e guarda alguns até os outros mostrarem os seus.
jelly-monster-level-expert = Deixa os outros ir primeiro, ataca quando já colocaram os dados, e não lhe escapa nada.
