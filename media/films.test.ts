/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { CODECS } from '@/components/sections/VideoHero/codecs';
import pictures from '@/content/generated/pictures.json';
import { LIMITS } from './film-plan';

/** The poster of home-wide-av1.mp4, for example, is home-film. */
const films = readdirSync('public/films').map((file) => {
  const [, name, cut, codec] = /^(.+)-(wide|phone)-(av1|h264)\.mp4$/.exec(file) as unknown as [
    string,
    string,
    'wide' | 'phone',
    'av1' | 'h264',
  ];
  const poster = (
    pictures as Record<string, { width: number; height: number; phone?: { width: number; height: number } }>
  )[`${name}-film`];
  return {
    file: `public/films/${file}`,
    limit: LIMITS[cut],
    codec: CODECS[codec],
    poster: cut === 'phone' ? poster?.phone : poster,
  };
});

describe.each(films)('$file', ({ file, limit, codec, poster }) => {
  const bytes = readFileSync(file);
  const film = readFilm(bytes);

  test('the film file is within the size limit for its kind of screen, wide or phone', () => {
    expect(bytes.length).toBeLessThanOrEqual(limit);
  });

  test('the film file has the codec that the page names', () => {
    expect(film.codec).toBe(codec);
  });

  test('the film file and the poster have the same proportions', () => {
    expect(film.width / film.height).toBeCloseTo(poster!.width / poster!.height, 2);
  });

  test('the film file lasts 6 to 8 seconds, has no sound, and can start before the whole file has loaded', () => {
    expect(film.seconds).toBeGreaterThanOrEqual(6);
    expect(film.seconds).toBeLessThanOrEqual(8);
    expect(film.tracks).toEqual(['vide']);
    expect(film.order.indexOf('moov')).toBeLessThan(film.order.indexOf('mdat'));
  });
});

/** Reads an MP4 file, which consists of boxes, each with a length, a type and a body. */
function readFilm(bytes: Buffer) {
  const order = boxes(bytes).map(({ type }) => type);
  const moov = boxes(bytes).find(({ type }) => type === 'moov')!.body;
  const header = find(moov, 'mvhd');
  const media = boxes(moov)
    .filter(({ type }) => type === 'trak')
    .map(({ body }) => find(body, 'mdia'));
  const entry = boxes(find(find(find(media[0]!, 'minf'), 'stbl'), 'stsd').subarray(8))[0]!.body;
  return {
    order,
    tracks: media.map((one) => find(one, 'hdlr').toString('latin1', 8, 12)),
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    width: entry.readUInt16BE(24),
    height: entry.readUInt16BE(26),
    codec: codecOf(boxes(entry.subarray(78))),
  };
}

function codecOf(settings: Box[]): string {
  const avc = settings.find(({ type }) => type === 'avcC');
  if (avc) return `avc1.${avc.body.toString('hex', 1, 4)}`;
  const [, profileAndLevel = 0] = settings.find(({ type }) => type === 'av1C')!.body;
  return `av01.${profileAndLevel >> 5}.${String(profileAndLevel & 31).padStart(2, '0')}M.08`;
}

interface Box {
  type: string;
  body: Buffer;
}

function boxes(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at)) {
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + 8, at + bytes.readUInt32BE(at)),
    });
  }
  return found;
}

function find(bytes: Buffer, wanted: string): Buffer {
  return boxes(bytes).find(({ type }) => type === wanted)!.body;
}
