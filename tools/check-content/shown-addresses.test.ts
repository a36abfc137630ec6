/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';
import { shownAddresses } from './shown-addresses';

test('the site shows the addresses for which app/ has a page', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'routes-'));
  const pages = [
    '(en)/page.tsx',
    '(en)/home/page.tsx',
    '(en)/homes/[town]/page.tsx',
    'hi/page.tsx',
    '(en)/draft/page.dev.tsx',
  ];
  writeFiles(
    path.join(project, 'app'),
    pages.map((file) => [file, '']),
  );
  const shows = shownAddresses(project);
  rmSync(project, { recursive: true });
  expect(['/', '/home', '/homes/mau', '/hi'].filter((address) => !shows(address))).toEqual([]);
  expect(['/hi/home', '/homes', '/homes/mau/east', '/draft', '/lost'].filter(shows)).toEqual([]);
});
