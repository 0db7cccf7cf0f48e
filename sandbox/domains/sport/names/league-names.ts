/** A league’s id, its name, its country and its teams from the strongest down, apart by `|`. */
export type LeagueNames = [id: string, name: string, country: string, teams: string]
