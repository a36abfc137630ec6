import { border, bordersBeyond, cities, neighbours, rivers, type City, type Degrees } from './map-places';
import { mapNames, type MapNames } from './map-names';
import { words } from './shapes/lettering';
import { mix, paint } from './shapes/palette';
import {
  circle,
  document,
  element,
  gradient,
  group,
  numbers,
  outline,
  polygon,
  rect,
  shape,
  stroke,
  type Point,
} from './shapes/svg';

type Projection = (place: Degrees) => Point;

/** An equirectangular projection, whose proportions are true only at the latitude of the middle place. */
const projection = ([middleEast, middleNorth]: Degrees, [x, y]: Point, pixelsPerDegree: number): Projection => {
  const squeeze = Math.cos((middleNorth * Math.PI) / 180);
  return ([east, north]) => [
    x + (east - middleEast) * squeeze * pixelsPerDegree,
    y - (north - middleNorth) * pixelsPerDegree,
  ];
};

/** The upper part of the map shows the whole state. */
export const project = projection([80.9, 27.12], [330, 248], 61);

/** The lower part of the map shows the eastern districts, enlarged. */
export const projectEast = projection([82.56, 25.45], [400, 624], 418);

const window = { x: 20, y: 462, width: 760, height: 318 };
const water = '#6aa9d8';

const land = (at: Projection, more: Record<string, string | number>): string =>
  shape(outline(border.slice(0, -1).map(at)), 'url(#state)', { 'stroke-linejoin': 'round', ...more });

function course(points: readonly Point[]): string {
  const bends = points.slice(1, -1).map((point, at): Point[] => {
    const next = points[at + 2] ?? point;
    return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]];
  });
  const curves = bends.map((bend) => `Q${numbers(...bend.flat())}`).join('');
  return `M${numbers(...(points[0] ?? []))}${curves}L${numbers(...(points.at(-1) ?? []))}`;
}

const flowing = (at: Projection, width: number): string =>
  rivers
    .map(([part, places]) =>
      stroke(course(places.map(at)), water, width * part, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    )
    .join('');

const mapCity = (names: MapNames, { name, at, label: [right, down], anchor }: City): string => {
  const [x, y] = projectEast(at);
  return (
    circle(x, y, 21, paint.sun, { 'fill-opacity': '.26' }) +
    circle(x, y, 11, paint.sun, { stroke: paint.white, 'stroke-width': 4 }) +
    words(names[name], x + right, y + down + (anchor === 'start' ? 15 : 0), 36, paint.ink, {
      anchor,
      stroke: '#ffe9bf',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    })
  );
};

/** The area that the lower part of the map shows enlarged. */
const [left, bottom] = project([81.5, 25.07]);
const [right, top] = project([83.62, 25.83]);

const beam = (): string =>
  gradient('beam', [
    [0, '#fff4d9', 0.95],
    [1, '#fff4d9', 0.4],
  ]) +
  polygon(
    [
      [left, bottom],
      [right, bottom],
      [window.x + window.width - 20, window.y],
      [window.x + 20, window.y],
    ],
    'url(#beam)',
  );

const lens = (): string =>
  rect(left, top, right - left, bottom - top, paint.sun, {
    rx: 8,
    'fill-opacity': '.28',
    stroke: '#b87400',
    'stroke-width': 3,
  }) +
  cities.map(({ at }) => circle(...project(at), 4.5, paint.sun, { stroke: paint.ink, 'stroke-width': 1.6 })).join('');

const east = (names: MapNames): string =>
  group(
    { 'clip-path': 'url(#window)' },
    rect(window.x, window.y, window.width, window.height, '#d9e9f6'),
    land(projectEast, { stroke: '#c98a1b', 'stroke-width': 4 }),
    flowing(projectEast, 9),
    words(names.yamuna, 62, 706, 26, '#1f5f92', { stroke: '#ffe3ae', 'stroke-width': 5, 'paint-order': 'stroke' }),
    words(names.ganga, 262, 690, 26, '#1f5f92', { stroke: '#ffe3ae', 'stroke-width': 5, 'paint-order': 'stroke' }),
    cities.map((each) => mapCity(names, each)).join(''),
  );

export function map(language: keyof typeof mapNames): string {
  const names = mapNames[language];
  return document(
    800,
    800,
    [],
    gradient('sky', [
      [0, '#d3e6f6'],
      [1, '#eef5fb'],
    ]),
    rect(0, 0, 800, 800, 'url(#sky)'),
    bordersBeyond
      .map((line) => stroke(course(line.map(project)), paint.white, 3, { 'stroke-linecap': 'round' }))
      .join(''),
    neighbours.map(([name, at]) => words(names[name], ...project(at), 24, '#4f6b8a', { anchor: 'middle' })).join(''),
    beam(),
    group(
      { transform: 'translate(5 8)' },
      shape(outline(border.slice(0, -1).map(project)), paint.indigo, { 'fill-opacity': '.1' }),
    ),
    gradient(
      'state',
      [
        [0, '#fff0cf'],
        [1, '#ffd48a'],
      ],
      1,
      1,
    ),
    land(project, { stroke: '#d79a2b', 'stroke-width': 2.5 }),
    flowing(project, 4),
    words(names.state, ...project([80.72, 27.12]), 34, '#6b4500', {
      anchor: 'middle',
      stroke: '#ffe6b5',
      'stroke-width': 6,
      'paint-order': 'stroke',
      'stroke-linejoin': 'round',
    }),
    lens(),
    words('18', 676, 168, 132, paint.ink, { anchor: 'middle' }),
    words(names.cities, 676, 216, 52, paint.ink, { anchor: 'middle' }),
    element('clipPath', { id: 'window' }, rect(window.x, window.y, window.width, window.height, '#000', { rx: 24 })),
    east(names),
    rect(window.x, window.y, window.width, window.height, 'none', {
      rx: 24,
      stroke: mix(paint.sun, '#ffffff', 0.1),
      'stroke-width': 4,
    }),
  );
}
