import { sunDirection } from './sun-path';

const degrees = (sine: number) => (Math.asin(sine) * 180) / Math.PI;

const latitudes = { Varanasi: 25.32, Chandauli: 25.26, Prayagraj: 25.44, Bhadohi: 25.39, Jaunpur: 25.75 };

describe.each(Object.entries(latitudes))('The sun at noon in %s', (_, latitude) => {
  // Declinations in degrees at noon in India in 2026.
  test.each([
    ['21 March', 80, 0.3],
    ['21 June', 172, 23.4],
    ['21 December', 355, -23.4],
  ])('the height of the sun at noon on %s matches the published declination to within 0.5°', (_day, day, published) => {
    expect(Math.abs(degrees(sunDirection(latitude, day, 12).up) - (90 - latitude + published))).toBeLessThan(0.5);
  });
});

test('the sun is in the east in the morning, in the south at noon and in the west in the afternoon', () => {
  const [morning, noon, afternoon] = [8, 12, 16].map((hour) => sunDirection(25.32, 355, hour));
  expect(morning!.east).toBeGreaterThan(0.5);
  expect(noon!.east).toBeCloseTo(0);
  expect(noon!.north).toBeLessThan(-0.7);
  expect(afternoon!.east).toBeCloseTo(-morning!.east);
});

test('the sun is below the horizon at 5:00 in December and above the horizon at 6:00 in June', () => {
  expect(sunDirection(25.32, 355, 5).up).toBeLessThan(0);
  expect(sunDirection(25.32, 172, 6).up).toBeGreaterThan(0);
});
