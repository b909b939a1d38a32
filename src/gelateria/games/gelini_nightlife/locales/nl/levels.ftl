# Hoe sterk de bots zijn; Engels staat in levels.toml.

gelini-nightlife-level-easy = Neemt meteen wat er goed uitziet, en schat het vaak verkeerd in.
gelini-nightlife-level-medium = Schat met weinig fouten in wat een plaatje waard is, maar denkt niet aan wie daarna mag kiezen.
gelini-nightlife-level-hard = Rekent met de volgende worpen en met iedereen die ze kan nemen, en vergist zich een beetje.
gelini-nightlife-level-expert = Rekent met de volgende worpen en met iedereen die ze kan nemen, heel precies.
