import { readFileSync } from 'node:fs'
import type { Block, Manifest } from '#manifest'
import { keys } from '#engine/manifest/pointer.ts'
import { cached } from '../manifests/cached.ts'
import { schemaOfBlock } from './block-schema.ts'
import { firstCalls } from './first-calls.ts'

/**
 * The block’s `x-early`: which items of its first answer its painted place shows before any script has loaded, by the template of
 * its `early.tsx`. With a rank the first element shows the first item from rank 0 on, in place of the skeleton’s first part; the
 * second one the first three below 0, in place of the skeleton’s first `li`. Without one, the only element shows the first items in
 * place of those `li` of the skeleton that are on the screen.
 */
interface Early {
  /** An entity of schemas/api and the list that it comes in, such as `banners/Banner`. */
  item: string
  list: string
  /** The property that an item has in common with the block’s option of that name. */
  match?: string
  /** The number that items are sorted by, highest first. */
  rank?: string
}

/** The blocks that the painter draws (engine/routing/page.tsx). */
const paintedBlocks = 2

/** Returns the block whose place the first answer fills: the first with `x-early` of those that are painted, if it asks for one. */
export const earlyBlock = ({ pages }: Pick<Manifest, 'pages'>): Block | undefined =>
  pages.MAIN.blocks
    .filter(({ guards }) => !guards?.includes('signed-in'))
    .slice(0, paintedBlocks)
    .find((block) => schemaOfBlock(block.use)['x-early'] && firstCalls([block]).length === 1)

/** Returns the manifest for the painter, which draws the template of the block that is marked. */
export function withEarlyBlock<M extends Pick<Manifest, 'pages'>>(manifest: M): M {
  const { pages } = manifest
  const early = earlyBlock(manifest)
  const blocks = pages.MAIN.blocks.map((block) => (block === early ? { ...block, isEarly: true } : block))
  return { ...manifest, pages: { ...pages, MAIN: { ...pages.MAIN, blocks } } }
}

interface Property {
  type?: string | string[]
  default?: unknown
  'x-names'?: string[]
}

const schemaOf = cached(
  (file) =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../../schemas/api/${file}.schema.json`, 'utf8')) as {
      $defs: Record<string, { properties?: Record<string, Property> }>
    },
)

type Place = NonNullable<NonNullable<Manifest['platform']>['answers']>[string][string] | undefined

/** Returns a pointer as keys between slashes; undefined for what the script in the page does not read. */
function pathOf(place: Place): string | undefined {
  if (typeof place !== 'string') return undefined
  const steps = keys(place)
  return steps.some((step) => step.includes('/')) ? undefined : steps.join('/')
}

/**
 * Returns the script that fills the painted place of the main page’s first block with `x-early`, from what the shell’s script
 * reads ahead, as the manifest maps it. What it cannot read it leaves to the engine. Empty where no block has that, or where the
 * platform is connected by code or by values.
 */
export function earlyScript({ pages, platform, api }: Manifest): string {
  const block = earlyBlock({ pages })
  if (!block || platform?.use) return ''
  const [call = ''] = firstCalls([block])
  const early = schemaOfBlock(block.use)['x-early'] as Early
  const [file = '', item = ''] = early.item.split('/')
  const { [item]: { properties = {} } = {}, [early.list]: around } = schemaOf(file).$defs
  const held = Object.entries(around?.properties ?? {}).find(([, { type }]) => type === 'array')?.[0]
  const { root, ...mapped } = platform?.answers?.[item] ?? {}
  const list = platform?.answers?.[early.list] ?? {}
  const names = Object.entries(properties).map(
    ([name, { 'x-names': others = [] }]): [string, (string | undefined)[]] => [
      name,
      name in mapped ? [pathOf(mapped[name])] : [name, ...others],
    ],
  )
  const paths = [platform?.envelope, list['root'], list[held ?? 'items']]
    .filter((path) => path !== undefined)
    .map(pathOf)
  if (root !== undefined || [...names.flatMap(([, each]) => each), ...paths].includes(undefined)) return ''
  const { match, rank } = early
  const wanted = match && (block as Block & Record<string, unknown>)[match]
  return scriptOf({
    address: JSON.stringify(`${api.production}/api${call}`),
    names: JSON.stringify(Object.fromEntries(names)),
    lists: JSON.stringify(paths),
    contents: JSON.stringify(held ? [held, ...usualContents] : usualContents),
    select: match && `list=list.filter(${isWanted(match, String(wanted), String(properties[match]?.default))});`,
    fill: rank === undefined ? row : ranked(rank),
    use: block.use,
  })
}

/** The usual names of what an envelope holds, as in engine/data/read-entity.ts. */
const usualContents = ['data', 'result', 'response', 'payload', 'items', 'rows', 'list', 'results', 'content']

const isWanted = (match: string, wanted: string, otherwise: string) =>
  `function(item){return (part(item,'${match}')||'${otherwise}')==='${wanted}'}`

/** The first picture is asked for before those of the row. */
const ranked = (name: string) => `function rank(item){return +part(item,'${name}')||0}
list=list.sort(function(a,b){return rank(b)-rank(a)});
var place=root.querySelector('li');
show(root.firstElementChild,list.filter(function(item){return rank(item)>=0}).slice(0,1),box.content.children[0]);
show(place,list.filter(function(item){return rank(item)<0}).slice(0,3),box.content.children[1]);`

/** Pictures beside the screen would take the places of other requests. */
const row = `var places=[].slice.call(root.querySelectorAll('li')),seen=places.filter(function(place){var at=place.getBoundingClientRect();return at.left<innerWidth&&at.right>0});
show(places[0],list.slice(0,seen.length),box.content.children[0]);
(list.length>seen.length?seen:places).forEach(function(place){place.remove()});`

interface Parts {
  address: string
  names: string
  lists: string
  contents: string
  select: string | undefined
  fill: string
  use: string
}

const scriptOf = ({ address, names, lists, contents, select = '', fill, use }: Parts) => `(function(){
var box=document.querySelector('#painted template'),answer=box&&window.reads[${address}.replace('{language}',document.documentElement.lang)],names=${names};
function at(value,path){return path.split('/').reduce(function(from,key){return from==null?from:from[key]},value)}
function part(item,name){return (names[name]||[]).map(function(path){return at(item,path)}).find(function(value){return value!=null})}
answer&&answer.then(function(got){return got.ok&&got.clone().json()}).then(function(list){
${lists}.forEach(function(path){list=at(list,path)||list});
while(list&&!list.map)list=${contents}.map(function(key){return list[key]}).find(Boolean);
${select}
var root=box.previousElementSibling;
function show(place,items,model){
items=items.map(function(item){
var copy=model.cloneNode(true);
function fill(text){return text.replace(/^[/]?{(\\w+)}$/,function(all,name){return part(item,name)||''})}
copy.querySelectorAll('*').forEach(function(element){
var text=element.firstChild;
if(text&&text.data)text.data=fill(text.data);
['src','href'].forEach(function(name){if(element[name])element.setAttribute(name,fill(element.getAttribute(name)))});
if(element.srcset){
var image=part(item,'image'),full=image&&new URL(image,location.href).href,model=element.srcset,
sizes=part(item,'imageSizes')||image&&/image}/.test(model)&&model.replace(/{([+]?)image}/g,function(all,plain){return plain?full:encodeURIComponent(full)});
if(sizes)element.srcset=sizes;else element.removeAttribute('srcset')
}
if(element.href!==undefined&&!(text.data&&/^([/](?![/])|https:)/.test(element.getAttribute('href'))))element.parentNode.remove()
});
copy.dataset.early='';
return copy
});
if(place&&items[0])place.replaceWith.apply(place,items)
}
if(!box.isConnected||!list[0])return;
${fill}
document.getElementById('painted').dataset.filled='${use}'
}).catch(function(){})
})()`
