/** @jest-environment node */
import { withoutScripts } from './http2-site';

test('removing the scripts of a page changes no other character', () => {
  expect(
    withoutScripts(
      '<head><style>p{}</style><script src="/a.js" async=""></script></head><p title="<script>">x</p><script>own()</script>\n',
    ),
  ).toBe('<head><style>p{}</style></head><p title="<script>">x</p>\n');
});
