/** @jest-environment node */
import { floorOf } from './floor';

test('the floor of a page is the page without its scripts, every other character in its place', () => {
  const html =
    '<head><style>p{}</style><script src="/a.js" async=""></script></head><p title="<script>">x</p><script>own()</script>\n';
  expect(floorOf({ path: 'index.html', html })).toBe('<head><style>p{}</style></head><p title="<script>">x</p>\n');
});
