/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const make = (...kinds: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/make/make.ts', ...kinds], {
    encoding: 'utf8',
  });
  return { status, stderr };
};

test('a kind that does not exist stops everything before anything is made', () => {
  expect(make('icons', 'icecream')).toEqual({
    status: 1,
    stderr:
      'There is nothing called icecream to make. Possible are: cards, drawings, fonts, guide, icons, images, widths.\n',
  });
});

test('without a kind the possible ones are listed', () => {
  expect(make()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Name what to make\. Possible are: cards/),
  });
});
