// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { plainHtml } from './plain-html.ts'

function shown(html: string): string {
  const element = document.createElement('div')
  element.append(plainHtml(html))
  return element.innerHTML
}

it.each([
  ['<h3>Rules</h3><p>One <strong>two</strong><br>three</p>', '<h3>Rules</h3><p>One <strong>two</strong><br>three</p>'],
  ['<ul><li>1</li><li>2</li></ul>', '<ul><li>1</li><li>2</li></ul>'],
  [
    '<p>a &amp; b &lt; c &#39;d&#39; &#x2014; &nbsp;e &unknown;</p>',
    "<p>a &amp; b &lt; c 'd' — &nbsp;e &amp;unknown;</p>",
  ],
  ['2 < 3 and 5 > 4', '2 &lt; 3 and 5 &gt; 4'],
])('keeps words and their order: %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})

it.each([
  ['<p onclick="steal()" class="x" style="color:red">Hi</p>', '<p>Hi</p>'],
  ['<a href="javascript:steal()">Here</a>', '<a>Here</a>'],
  ['<img src="x" onerror="steal()">Hi', 'Hi'],
  ['<script>steal()</script><style>p{}</style><!-- <b> -->Hi', 'Hi'],
  ['<iframe src="/x"></iframe><form><input></form>Hi', 'Hi'],
  ['&lt;script&gt;steal()&lt;/script&gt;', '&lt;script&gt;steal()&lt;/script&gt;'],
])('drops what could run or load something: %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})

it.each([
  ['<b>open', '<b>open</b>'],
  ['close</b> it</p>', 'close it'],
  ['<p><b>a</p>b', '<p><b>a</b></p>b'],
  ['<P>A</P>', '<p>A</p>'],
])('reads markup that is not well-formed: %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})
