/** @jest-environment node */
import { withoutScripts } from './http2-site';

test('removing the scripts from a page leaves every other character in its place', () => {
  expect(
    withoutScripts(
      '<head><style>p{}</style><script src="/a.js" async=""></script></head><p title="<script>">x</p><script>own()</script>\n',
    ),
  ).toBe('<head><style>p{}</style></head><p title="<script>">x</p>\n');
});
