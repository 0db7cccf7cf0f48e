import { expect, it } from 'vitest'
import { markdownHtml } from '../../../engine/ui/markdown-html.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

it.each([
  ['<p>One <b>two</b>.</p>\n<p>Three</p>', 'One **two**.\n\nThree'],
  [
    '<h3>Terms</h3><ol><li>Play</li><li>Pay <strong>no fee</strong></li></ol>',
    '### Terms\n\n1. Play\n2. Pay **no fee**',
  ],
  ['<ul><li>Chat</li><li><p>Email</p></li></ul>', '- Chat\n- Email'],
  ['<a href="/games?x=1">Games</a> &amp; <a href="javascript:alert(1)">more</a>', '[Games](/games?x=1) & more'],
  ['<p><img src="/a (1).png" alt="A prize"><img src="http://x.example/b.png"></p>', '![A prize](/a%20%281%29.png)'],
  ['a*b <i>c</i>', 'a\\*b _c_'],
  ['<script>alert(1)</script><style>p{}</style>Seen', 'Seen'],
  ['one<br>two', 'one\ntwo'],
  ['plain', 'plain'],
  ['', ''],
])('%s', (html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown))

it('says again what it was, as HTML', () => {
  const html = '<p>A week <strong>without a fee</strong>.</p>\n<ol>\n<li>Play</li>\n<li>Pay</li>\n</ol>\n'
  expect(markdownHtml(htmlToMarkdown(html), 3)).toBe(html)
})
