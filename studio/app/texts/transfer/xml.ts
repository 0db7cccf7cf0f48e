import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** The elements directly in it, and its own text. */
  elements: XmlElement[]
  text: string
}

/** Returns the root of an XML text. Entities that it defines are not resolved. Throws `SyntaxError`, with the position. */
export function treeOf(xml: string): XmlElement {
  const parser = new SaxesParser()
  const top: XmlElement = { name: '', attributes: {}, elements: [], text: '' }
  const open = [top]
  const addText = (text: string) => void (open.at(-1)!.text += text)
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, elements: [], text: '' }
    open.at(-1)!.elements.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('error', ({ message }) => {
    throw new SyntaxError(message)
  })
  parser.write(xml).close()
  return top.elements[0]!
}
