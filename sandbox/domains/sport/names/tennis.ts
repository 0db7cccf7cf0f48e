import type { LeagueNames } from './league-names.ts'

/** The tennis tournaments, the players of each strongest first; their names are invented. */
export const tennis: LeagueNames[] = [
  [
    'atp-open',
    'ATP Mediterranean Open',
    'world',
    'Marten Solberg|Luca Ferrante|Hugo Delacroix|Andrei Vasilenko|Tomás Arrieta|Jakub Hájek|Karim Belhadj|Oliver Prescott|Mateo Quiroga|Felix Brandauer|Stefan Ilić|Nikos Daskalakis|Rafael Montoro|Daniel Whitlock|Yuto Kanemori|Aziz Jaziri|Elias Nordin|Gabriel Teixeira|Bence Kovács|Milan Petrović|Théo Garnier|Sami Lindqvist|Omar El Idrissi|Viktor Hanák',
  ],
  [
    'wta-open',
    'WTA Mediterranean Open',
    'world',
    'Elena Markova|Clara Whitfield|Sofía Herrera|Amélie Rousset|Katarzyna Wilk|Ons Mansouri|Lucie Havlová|Isabel Pacheco|Mia Thorsen|Daria Voronina|Hana Kojima|Chiara Bellini|Jana Kostić|Emma Sinclair|Noor Haddad|Laura Steiner|Petra Zelenka|Camille Fournier|Rin Asakura|Aylin Demirel|Zala Novak|Ines Carvalho|Maja Bergström|Leila Rahimi',
  ],
  [
    'challenger',
    'Challenger Tour',
    'world',
    'Ivan Dragović|Paul Lemaire|Emre Aksoy|Leon Hartwig|Nicolás Ibarra|Filip Zeman|Ahmed Trabelsi|Jonas Lind|Marco Rinaldi|Pedro Sabino|Adam Fekete|Yassine Amrani|Kacper Wójcik|Louis Marchand|Rustam Yusupov|Erik Dahl|Ben Carrow|Diego Salas|Matej Kralj|Arman Tehrani',
  ],
]
