/** @jest-environment node */
import { note, unlikeNoted } from './written-for';

const pair = (english: string, other: string) => [{ field: 'heading', english, other }];
const written = pair('Our roofs', 'हमारी छतें');
const noted = note(written);

test('a text is outdated when its English has changed since it was written', () => {
  expect(unlikeNoted(written, noted)).toEqual({ outdated: [], unnoted: [] });
  expect(unlikeNoted(pair('Our best roofs', 'हमारी छतें'), noted)).toEqual({ outdated: ['heading'], unnoted: [] });
});

test('a text that is new or was written anew has to be noted', () => {
  const anew = pair('Our best roofs', 'हमारी सबसे अच्छी छतें');
  expect(unlikeNoted(written)).toEqual({ outdated: [], unnoted: ['heading'] });
  expect(unlikeNoted(anew, noted)).toEqual({ outdated: [], unnoted: ['heading'] });
  expect(unlikeNoted(anew, note(anew, noted))).toEqual({ outdated: [], unnoted: [] });
});

test('noting the English again leaves an outdated text outdated', () => {
  const changed = pair('Our best roofs', 'हमारी छतें');
  expect(unlikeNoted(changed, note(changed, noted)).outdated).toEqual(['heading']);
});
