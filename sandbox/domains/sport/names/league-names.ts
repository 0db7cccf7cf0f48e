/** A league’s id, name, country and teams, strongest first and separated by `|`. */
export type LeagueNames = [id: string, name: string, country: string, teams: string]
