import type { LeagueNames } from './league-names.ts'

/** The football leagues, the teams of each strongest first. */
export const football: LeagueNames[] = [
  [
    'champions-league',
    'Champions League',
    'world',
    'Real Madrid|Manchester City|Bayern Munich|Paris SG|Liverpool|Inter|Arsenal|Barcelona|Atlético Madrid|Borussia Dortmund|Juventus|Benfica|Porto|PSV|Sporting CP|Ajax|Celtic|Galatasaray|Club Brugge|Red Star Belgrade',
  ],
  [
    'premier-league',
    'Premier League',
    'GB',
    'Manchester City|Liverpool|Arsenal|Chelsea|Newcastle|Aston Villa|Tottenham|Manchester United|Brighton|Nottingham Forest|Bournemouth|Fulham|Brentford|Crystal Palace|Everton|West Ham|Wolves|Leeds|Burnley|Sunderland',
  ],
  [
    'laliga',
    'LaLiga',
    'ES',
    'Barcelona|Real Madrid|Atlético Madrid|Athletic Bilbao|Villarreal|Real Betis|Real Sociedad|Sevilla|Valencia|Girona|Celta Vigo|Osasuna|Rayo Vallecano|Mallorca|Getafe|Espanyol|Alavés|Levante|Elche|Oviedo',
  ],
  [
    'serie-a',
    'Serie A',
    'IT',
    'Inter|Napoli|Juventus|Milan|Roma|Atalanta|Lazio|Bologna|Fiorentina|Como|Torino|Udinese|Genoa|Sassuolo|Cagliari|Parma|Verona|Lecce|Cremonese|Pisa',
  ],
  [
    'bundesliga',
    'Bundesliga',
    'DE',
    'Bayern Munich|Leverkusen|Borussia Dortmund|Leipzig|Stuttgart|Frankfurt|Freiburg|Wolfsburg|Mönchengladbach|Werder Bremen|Hoffenheim|Mainz|Union Berlin|Augsburg|Köln|Hamburg|St. Pauli|Heidenheim',
  ],
  [
    'ligue-1',
    'Ligue 1',
    'FR',
    'Paris SG|Marseille|Monaco|Lille|Lyon|Nice|Lens|Rennes|Strasbourg|Toulouse|Brest|Nantes|Auxerre|Angers|Le Havre|Paris FC|Lorient|Metz',
  ],
  [
    'ligue-1-tn',
    'Ligue 1',
    'TN',
    'Espérance de Tunis|Étoile du Sahel|Club Africain|CS Sfaxien|US Monastir|Stade Tunisien|CA Bizertin|ES Zarzis|AS Soliman|US Ben Guerdane|ES Métlaoui|JS Kairouan|AS Gabès|Olympique Béja',
  ],
  [
    'botola',
    'Botola',
    'MA',
    'Wydad|Raja|AS FAR|RS Berkane|FUS Rabat|Hassania Agadir|Maghreb de Fès|Ittihad Tanger|Olympic Safi|Moghreb Tétouan|Difaâ El Jadida|Renaissance Zemamra|Kawkab Marrakech|COD Meknès',
  ],
  [
    'premier-league-eg',
    'Premier League',
    'EG',
    'Al Ahly|Zamalek|Pyramids|Al Masry|Ceramica Cleopatra|Smouha|Al Ittihad|Ismaily|National Bank|Petrojet|ENPPI|Pharco|El Gouna|Ghazl El Mahalla',
  ],
  [
    'ligue-pro-sn',
    'Ligue Pro',
    'SN',
    'Jaraaf|Génération Foot|Teungueth|Casa Sports|Guédiawaye|Diambars|Dakar Sacré-Cœur|AS Pikine|US Gorée|Linguère|HLM Dakar|Sonacos',
  ],
  [
    'pro-league-sa',
    'Pro League',
    'SA',
    'Al Hilal|Al Ittihad|Al Nassr|Al Ahli|Al Qadsiah|Al Shabab|Al Taawoun|Al Ettifaq|Al Fateh|Damac|Al Khaleej|Al Riyadh|Al Fayha|Al Okhdood',
  ],
  [
    'super-lig',
    'Süper Lig',
    'TR',
    'Galatasaray|Fenerbahçe|Beşiktaş|Trabzonspor|Başakşehir|Samsunspor|Göztepe|Konyaspor|Antalyaspor|Kasımpaşa|Rizespor|Alanyaspor|Gaziantep|Kayserispor',
  ],
  [
    'superliga-rs',
    'SuperLiga',
    'RS',
    'Red Star Belgrade|Partizan|Vojvodina|TSC|Čukarički|Radnički Niš|Novi Pazar|Mladost|Spartak Subotica|Napredak|OFK Beograd|Železničar',
  ],
  [
    'super-league-uz',
    'Super League',
    'UZ',
    'Pakhtakor|Nasaf|Navbahor|AGMK|Neftchi Fergana|Bunyodkor|Sogdiana|Surkhon|Andijon|Dinamo Samarkand',
  ],
  [
    'persian-gulf',
    'Pro League',
    'IR',
    'Persepolis|Esteghlal|Sepahan|Tractor|Foolad|Gol Gohar|Zob Ahan|Malavan|Aluminium Arak|Chadormalou|Shams Azar|Kheybar',
  ],
  [
    'brasileirao',
    'Brasileirão',
    'BR',
    'Flamengo|Palmeiras|Botafogo|Cruzeiro|Fluminense|São Paulo|Internacional|Grêmio|Bahia|Corinthians|Atlético Mineiro|Santos|Vasco da Gama|Bragantino|Fortaleza|Ceará|Sport Recife|Vitória',
  ],
]
