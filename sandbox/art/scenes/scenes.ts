import { arches, city, felt, stage, studio, temple } from './built.ts'
import { bokeh, deep, grid, rays, tunnel, velvet } from './light.ts'
import { clouds, dunes, jungle, mountains, night, waves } from './nature.ts'

/** Every backdrop by name. */
export const scenes = {
  arches,
  bokeh,
  city,
  clouds,
  deep,
  dunes,
  felt,
  grid,
  jungle,
  mountains,
  night,
  rays,
  stage,
  studio,
  temple,
  tunnel,
  velvet,
  waves,
}

/** The name of a backdrop. */
export type SceneName = keyof typeof scenes
