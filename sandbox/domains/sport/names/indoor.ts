import type { LeagueNames } from './league-names.ts'

/** The basketball leagues, the teams of each strongest first. */
export const basketball: LeagueNames[] = [
  [
    'nba',
    'NBA',
    'US',
    'Oklahoma City|Boston|Denver|Cleveland|New York|Houston|Minnesota|Orlando|LA Lakers|Golden State|LA Clippers|Milwaukee|Detroit|Dallas|Atlanta|San Antonio|Memphis|Indiana|Miami|Philadelphia|Toronto|Chicago|Sacramento|Phoenix|Portland|New Orleans|Brooklyn|Charlotte|Utah|Washington',
  ],
  [
    'euroleague',
    'EuroLeague',
    'world',
    'Olympiacos|Fenerbahçe|Panathinaikos|Monaco|Real Madrid|Barcelona|Partizan|Anadolu Efes|Red Star Belgrade|Žalgiris|Valencia|Bayern Munich|Milano|Virtus Bologna|Maccabi Tel Aviv|Paris|Baskonia|ASVEL',
  ],
  [
    'betclic-elite',
    'Betclic Élite',
    'FR',
    'Monaco|Paris|ASVEL|Cholet|Bourg|Strasbourg|Nanterre|Le Mans|Dijon|Limoges|Saint-Quentin|Nancy|Gravelines|Boulazac',
  ],
  [
    'pro-a-tn',
    'Pro A',
    'TN',
    'US Monastir|Club Africain|Étoile du Sahel|JS Kairouan|Ezzahra Sports|Stade Nabeulien|ES Radès|JS Menzah',
  ],
]

/** The ice hockey leagues. */
export const iceHockey: LeagueNames[] = [
  [
    'nhl',
    'NHL',
    'US',
    'Florida|Colorado|Edmonton|Vegas|Dallas|Carolina|Tampa Bay|Winnipeg|Toronto|Los Angeles|New Jersey|Washington|Minnesota|Ottawa|Montréal|St. Louis|NY Rangers|Utah|Columbus|Calgary|Detroit|Vancouver|NY Islanders|Philadelphia|Boston|Seattle|Pittsburgh|Buffalo|Nashville|Anaheim|Chicago|San Jose',
  ],
  [
    'shl',
    'SHL',
    'SE',
    'Skellefteå|Frölunda|Luleå|Färjestad|Växjö|Örebro|Rögle|Leksand|Timrå|Linköping|Malmö|Brynäs|HV71|Djurgården',
  ],
  ['liiga', 'Liiga', 'FI', 'Tappara|KalPa|Lukko|Ilves|HIFK|SaiPa|Kärpät|HPK|Pelicans|KooKoo|Sport|TPS|Ässät|Jukurit'],
  [
    'del',
    'DEL',
    'DE',
    'Eisbären Berlin|Adler Mannheim|Red Bull München|Fischtown Pinguins|Kölner Haie|ERC Ingolstadt|Straubing Tigers|Grizzlys Wolfsburg|Nürnberg Ice Tigers|Schwenninger Wild Wings|Löwen Frankfurt|Augsburger Panther',
  ],
]

/** The volleyball leagues. */
export const volleyball: LeagueNames[] = [
  [
    'superlega',
    'SuperLega',
    'IT',
    'Perugia|Trentino|Lube|Piacenza|Verona|Modena|Milano|Monza|Cisterna|Padova|Grottazzolina|Cuneo',
  ],
  [
    'plusliga',
    'PlusLiga',
    'PL',
    'Jastrzębski|Zawiercie|Warszawa|Lublin|Rzeszów|Kędzierzyn-Koźle|Bełchatów|Olsztyn|Gdańsk|Suwałki|Częstochowa|Gorzów',
  ],
  [
    'efeler',
    'Efeler Ligi',
    'TR',
    'Ziraat Bankası|Halkbank|Galatasaray|Fenerbahçe|Arkas Spor|Spor Toto|Altekma|Bursa|Cizre|Akkuş',
  ],
  [
    'national-a-tn',
    'National A',
    'TN',
    'Espérance de Tunis|Étoile du Sahel|Club Africain|CS Sfaxien|SC Kélibia|COK|US Carthage|AS Marsa',
  ],
]

/** The handball leagues. */
export const handball: LeagueNames[] = [
  [
    'handball-bundesliga',
    'Handball-Bundesliga',
    'DE',
    'Magdeburg|Füchse Berlin|Flensburg|THW Kiel|Melsungen|Rhein-Neckar Löwen|Hannover|Gummersbach|Lemgo|Göppingen|Eisenach|Hamburg|Wetzlar|Stuttgart',
  ],
  [
    'starligue',
    'Starligue',
    'FR',
    'Paris SG|Nantes|Montpellier|Toulouse|Nîmes|Saint-Raphaël|Chambéry|Limoges|Chartres|Dunkerque|Aix|Cesson-Rennes|Tremblay|Istres',
  ],
  [
    'division-a-tn',
    'Nationale A',
    'TN',
    'Espérance de Tunis|Club Africain|Étoile du Sahel|Sakiet Ezzit|ES Béni Khiar|Club de Jemmal|SC Moknine|AS Hammamet',
  ],
  [
    'botola-handball',
    'Championnat',
    'MA',
    'Wydad Smara|Raja Agadir|Mouloudia Marrakech|AS FAR|Rabita Casablanca|Widad Casablanca|Ittihad Tanger|KAC Kénitra',
  ],
]
