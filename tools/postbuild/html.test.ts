/** @jest-environment node */
import { withoutClosingSlashes } from './html';

test('a slash that ends a tag goes, where HTML passes over it', () => {
  const html =
    '<p title="/>"><img alt=""/><br/></p><input value="a/"/><svg><path d="M0 0"/></svg><script>"<img alt=\\"\\"/>"</script><template><img src="/a"/></template>';
  expect(withoutClosingSlashes(html)).toBe(
    '<p title="/>"><img alt=""><br/></p><input value="a/"><svg><path d="M0 0"/></svg><script>"<img alt=\\"\\"/>"</script><template><img src="/a"></template>',
  );
});
