// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LazyImage } from './lazy-image.tsx'
import { whenNear } from './near.ts'
import { PictureServiceContext, pictureServiceOf } from './picture-sizes.ts'
import { Picture } from './picture.tsx'

vi.mock('./near.ts', { spy: true })
vi.mocked(whenNear).mockImplementation((_element, run) => {
  run()
  return () => undefined
})

const origin = 'https://site.example'
const show = (picture: React.ReactNode, address: string, format?: 'auto' | 'webp') =>
  render(
    <PictureServiceContext value={{ address, origin, ...(format && { format }) }}>{picture}</PictureServiceContext>,
  ).container.querySelector('img')!
const cloudflare = '/cdn-cgi/image/width={width},format={format}/{plainUrl}'
const imgproxy = 'https://img.example.com/insecure/rs:fit:{width}/plain/{url}@{format}'

it('offers a picture in sizes of the service, and the platform’s own address besides', () => {
  const image = show(<Picture src="/art/a b.png" as="cover" />, cloudflare)
  expect(image.srcset.split(', ')).toEqual(
    [160, 240, 360, 540].map((width) => `/cdn-cgi/image/width=${width},format=auto/${origin}/art/a%20b.png ${width}w`),
  )
  expect([image.getAttribute('src'), image.sizes]).toEqual(['/art/a b.png', '(min-width: 476px) 190px, 45vw'])
})

it('encodes the address where the service wants it so, and gives a lazy picture its sizes with its address', () => {
  const image = show(<LazyImage src="https://cdn.example/a.png?v=1" as="card" />, imgproxy, 'webp')
  expect(image.srcset.split(', ')[0]).toBe(
    'https://img.example.com/insecure/rs:fit:360/plain/https%3A%2F%2Fcdn.example%2Fa.png%3Fv%3D1@webp 360w',
  )
  expect(image.getAttribute('src')).toBe('https://cdn.example/a.png?v=1')
})

it('names the path alone to a service that knows the pictures’ host', () => {
  const imgix = 'https://brand.imgix.net/{path}?w={width}&auto=format'
  const image = show(<Picture src="https://cdn.example/art/a%20b.png?v=1" as="card" />, imgix)
  expect(image.srcset.split(', ')[0]).toBe('https://brand.imgix.net/art/a%20b.png?w=360&auto=format 360w')
})

it('offers the sizes that the platform names, with a service or without', () => {
  const sizes = '/a,w=480.webp 480w, https://cdn.example/a-960.webp 960w'
  const image = show(<Picture src="/a.png" srcSet={sizes} as="banner" />, cloudflare)
  expect([image.srcset, image.getAttribute('src')]).toEqual([sizes, '/a.png'])
  const lazy = render(<LazyImage src="/a.png" srcSet="/a.png, /a@2.png 2x" as="cover" />).container
  expect(lazy.querySelector('img')!.srcset).toBe('/a.png, /a@2.png 2x')
})

it.each(['javascript:alert(1) 480w', '/a 480w, /b 960w 2x', '/a wide', ','])('leaves out sizes such as %s', (sizes) => {
  const { container } = render(<Picture src="/a.png" srcSet={sizes} as="cover" />)
  expect(container.querySelector('img')!.hasAttribute('srcset')).toBe(false)
})

it('shows the platform’s own picture if the service fails, and reports that one’s failure alone', () => {
  const failed = vi.fn()
  const image = show(<LazyImage src="/a.png" as="cover" onError={failed} />, cloudflare)
  fireEvent.error(image)
  expect([image.hasAttribute('srcset'), image.getAttribute('src'), failed.mock.calls.length]).toEqual([
    false,
    '/a.png',
    0,
  ])
  fireEvent.error(image)
  expect(failed).toHaveBeenCalledOnce()
})

it.each([
  ['a picture of the brand', <Picture key="" src="/brands/a.svg" />],
  ['data', <Picture key="" src="data:image/png;base64,AA" as="cover" />],
  ['an address that is none', <Picture key="" src="https://[" as="cover" />],
  ['an address of another scheme', <Picture key="" src="javascript:alert(1)" as="cover" />],
])('leaves %s as it is', (_name, picture) => {
  expect(show(picture, cloudflare).hasAttribute('srcset')).toBe(false)
})

it('is the brand’s service for the site, where it has one', () => {
  const service = { address: cloudflare, format: 'webp' } as const
  expect(pictureServiceOf({ images: { service } }, origin)).toEqual({ ...service, origin })
  expect(pictureServiceOf({ images: {} }, origin)).toBeUndefined()
  expect(pictureServiceOf({}, origin)).toBeUndefined()
})
