import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RoofContent } from '@/content/schemas/roof';
import { passedAnswers } from '@/lib/leads/from-calculator';
import { defaultAnswers } from '@/lib/solar/answers';
import { facts } from '@/lib/solar/facts.fixture';
import type { Question } from '@/lib/solar/questions';
import { type FixedRoofFacts, roofFactsFor, roofFrom, THINGS } from '@/lib/solar/roof/drawn-roof';
import { planRoofAtOnce } from '@/lib/solar/roof/roof-outcome';
import { assumptions, labels } from '../state/calculator.fixture';
import {
  exact,
  field,
  goTo,
  sharedProps,
  type,
  visit as openPage,
  visitsWithClock,
  wait,
} from '../state/calculator-visit.fixture';
import { Roof } from './Roof';

const questions: Question[] = [
  { name: 'unit', options: ['ft', 'm'], default: 'ft' },
  { name: 'long', length: true, least: 2, most: 60, default: 30 },
  { name: 'deep', length: true, least: 2, most: 60, default: 25 },
  { name: 'north', least: 0, most: 355, step: 5, default: 0 },
  { name: 'parapet', length: true, least: 0, most: 3, default: 3 },
  { name: 'frame', options: ['low', 'raised'], default: 'low' },
  { name: 'city', options: ['varanasi', 'jaunpur'], default: 'varanasi' },
  ...THINGS.map((name, index) => ({
    name,
    thing: true,
    default: ['stair,0,5,2.4,2.4,2.6', 'tank,0.6,0.6,1.1,1.1,2'][index],
  })),
];
const fixed: FixedRoofFacts = {
  panels: {
    ...{ 'panel-long': 2.28, 'panel-short': 1.13, margin: 0.3, gap: 0.02 },
    ...{ 'edge-low': 0.5, 'edge-raised': 2.4, clearance: 0.2 },
  },
  latitudes: { varanasi: 25.32, jaunpur: 25.75 },
};
const kinds = { tank: 'Tank', stair: 'Stair room', tree: 'Tree', house: 'House', other: 'Other' };
const content: RoofContent = {
  heading: 'Roof',
  questions: Object.fromEntries(
    ['unit', 'long', 'deep', 'north', 'parapet', 'frame', 'city'].map((name) => [name, { label: `Your ${name}` }]),
  ),
  groups: [{ heading: 'Sizes', names: ['long', 'deep', 'unit', 'parapet', 'north', 'frame', 'city'] }],
  labels: { answerFor: 'For {long} × {deep} {unit}', kept: 'Still {long}', withoutScripts: '', plan: '' },
  units: { ft: 'ft', m: 'm' },
  presets: { heading: 'Start', roofs: [{ name: 'Small', case: { long: 20, deep: 20, t2: '' } }] },
  figures: (['panels', 'kw', 'units', 'loss', 'area', 'left-out'] as const).map((name) => ({ name, label: name })),
  finding: { some: '{panels}, {kw} kW', none: 'None: raise it.', noneRaised: 'None.', ask: 'Ask about this roof' },
  panels: { one: '{count} panel', other: '{count} panels' },
  none: {
    ...{
      count: 'No panel',
      sentence: '{long} × {deep} {unit}: none, {left-out} left out. {things}',
      spoken: 'None fits',
    },
    ...{
      plan: 'Plan: {long} × {deep} {unit}, none {with}',
      message: '{long} × {deep} {unit}: none. {frame} {things} {address}',
    },
  },
  drawing: {
    ...{ street: 'Street', north: 'North', sunny: 'Sun', shaded: 'Shade', leftOut: 'Left out', sunTime: 'At' },
    ...{ day: 'Day', move: 'thing', hint: 'Move things.', time: '{hour}', count: '{kw} kW, {panels}' },
    days: { march: '21 March', june: '21 June', december: '21 December' },
    sentence: '{long} × {deep} {unit}: {panels} face {side}, {left-out} left out. {things}',
    thing: '{name} at {x}, {y}: {width} × {depth} × {height} {unit}.',
    sides: { n: 'N', ne: 'NE', e: 'E', se: 'SE', s: 'S', sw: 'SW', w: 'W', nw: 'NW' },
  },
  things: {
    ...{ heading: 'Things', text: '', kind: 'Kind', x: 'From the left', y: 'From the street', width: 'Width' },
    ...{ depth: 'Depth', height: 'Height', add: 'Add', remove: 'Remove', full: 'Full.', numbered: '{kind} {number}' },
    kinds,
    adds: {
      tank: 'Add a tank',
      stair: 'Add a stair room',
      tree: 'Add a tree',
      house: 'Add a house',
      other: 'Add other',
    },
  },
  notes: {
    ...{ move: '{tank} to {side}: {count} more', moveOne: '{tank} to {side}: one more' },
    ...{ leftOut: '{left-out} left out', raised: 'Raised {size}, plain {plain}', big: 'Big' },
  },
  calculate: 'Calculate with {kw} kW',
  spoken: '{panels} fit',
  plan: 'Plan: {long} × {deep} {unit}, {panels}, {kw} kW {with}',
  planThings: '(with {names})',
  message: '{long} × {deep} {unit}. {panels}, {kw} kW, {units} units. {frame} {things} {address}',
  raised: 'On a raised frame.',
  check: 'Ask',
  promise: '',
};
const raw = defaultAnswers(questions);
const example = planRoofAtOnce(roofFrom(raw, fixed), roofFactsFor(facts.assumptions, fixed, facts.sun, `${raw.city}`));

const tool = (
  <Roof
    {...sharedProps}
    calculation={{ questions, assumptions, facts }}
    content={content}
    labels={{ ...labels, ...content.labels, problems: { ...labels.problems, kept: content.labels.kept } }}
    fixed={fixed}
    example={example}
    homeCalculator="/calculator"
    perKw={100}
  />
);

function visit(hash?: string) {
  openPage(hash, tool);
  wait(1000);
}
const row = (name: string) => within(screen.getByRole('group', { name }));
const drawn = (name: RegExp) => screen.getByRole('button', { name });
const whatsApp = () => decodeURIComponent(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!);

visitsWithClock();

test('the page shows the figures of the worked example, each once, before scripts run', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(tool);
  const figures = [...page.querySelectorAll('output')].map(({ name, dataset }) => [name, dataset.value]);
  expect(Object.fromEntries(figures)).toMatchObject({ finding: 'fits', panels: '11', kw: '6.05', 'left-out': '1' });
  expect(figures).toHaveLength(7);
});

test('changing the unit to metres and back converts all lengths, keeps the panels, and adds only the unit to the address', () => {
  visit();
  type('unit', 'm');
  wait(1000);
  expect(['long', 'deep', 'parapet'].map((name) => field(name).value)).toEqual(['9.144', '7.62', '0.9144']);
  expect(row('Tank 1').getByLabelText(/From the left/)).toHaveValue('0.6');
  expect([exact('panels'), exact('kw')]).toEqual(['11', '6.05']);
  expect(location.hash).toBe('#v=1&unit=m');
  type('unit', 'ft');
  expect(field('long')).toHaveValue('30');
});

test('changing the unit from metres to feet and back keeps the sides and the number of panels', () => {
  visit('#v=1&unit=m&long=8.4&deep=5.9&t1=&t2=');
  expect(exact('panels')).toBe('9');
  type('unit', 'ft');
  wait(1000);
  expect(['long', 'deep'].map((name) => field(name).value)).toEqual(['27.559', '19.357']);
  expect(exact('panels')).toBe('9');
  type('unit', 'm');
  wait(1000);
  expect(['long', 'deep'].map((name) => field(name).value)).toEqual(['8.4', '5.9']);
  expect(exact('panels')).toBe('9');
});

test('until the panels of a changed roof are counted, no panel is drawn, and the WhatsApp text names the earlier roof, without a link', () => {
  visit('#v=1&deep=20&t1=');
  const earlier = '30 × 20 ft';
  type('deep', '40');
  expect(whatsApp()).toContain(earlier);
  expect(whatsApp()).not.toContain('#v=1');
  expect(passedAnswers().plan).toContain(earlier);
  const drawing = screen.getByRole('group', { name: new RegExp(`^${earlier}: `) });
  expect(drawing.querySelectorAll('.panel')).toHaveLength(0);
  expect(screen.getByText('…')).toBeVisible();
  wait(1000);
  expect(whatsApp()).toMatch(/30 × 40 ft.*#v=1&deep=40&t1=/);
  expect(passedAnswers().plan).toContain('30 × 40 ft');
  expect(drawing.querySelectorAll('.panel')).not.toHaveLength(0);
});

test.each([
  ['ft', 'long', '6.5', 'From 6.6 to 196.9, please.'],
  ['ft', 'deep', '-5', 'From 6.6 to 196.9, please.'],
  ['ft', 'parapet', '10', 'From 0 to 9.8, please.'],
  ['m', 'long', '61', 'From 2 to 60, please.'],
  ['m', 'parapet', '3.1', 'From 0 to 3, please.'],
])(
  'in %s, the field "%s" shows an error for %s and the calculator keeps the last valid roof',
  (unit, name, text, message) => {
    visit(`#v=1&unit=${unit}`);
    type(name, text);
    wait(2000);
    expect(field(name)).toHaveValue(text);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(exact('panels')).toBe('11');
  },
);

test('the longest and the shortest allowed side stay valid when the unit is changed and changed back', () => {
  visit('#v=1&unit=m&long=60&deep=2');
  for (const unit of ['ft', 'm', 'ft']) type('unit', unit);
  wait(2000);
  expect(['long', 'deep'].map((name) => field(name).value)).toEqual(['196.8504', '6.5617']);
  expect(['long', 'deep'].filter((name) => field(name).matches('[aria-invalid]'))).toEqual([]);
});

test.each([
  ['long=3', '3', 'From 6.6 to 196.9, please.'],
  ['unit=m&long=500', '500', 'From 2 to 60, please.'],
  ['long=-3', '-3', 'From 6.6 to 196.9, please.'],
])(
  'a link with a side out of range (%s) shows the side with an error and uses the other answers',
  (pair, text, message) => {
    visit(`#v=1&${pair}&frame=raised`);
    expect(field('long')).toHaveValue(text);
    expect(field('long')).toHaveAccessibleDescription(message);
    expect(exact('panels')).toBe('19');
  },
);

test('the link to the home calculator has the town and the size in whole kW, rounded down, but not the roof area', () => {
  visit('#v=1&city=jaunpur');
  expect(screen.getByRole('link', { name: 'Calculate with 6 kW' })).toHaveAttribute(
    'href',
    '/calculator#v=1&city=jaunpur&kw=6',
  );
});

test('the link to the home calculator has 10 kW when the roof has room for more', () => {
  visit('#v=1&frame=raised&long=40');
  expect(Number(exact('kw'))).toBeGreaterThan(11);
  expect(screen.getByRole('link', { name: 'Calculate with 10 kW' })).toBeVisible();
});

test('a roof on which no panel fits gets the advice to raise the panels, and a link to the enquiry form, not the calculator', () => {
  visit('#v=1&long=9&deep=9&t1=&t2=');
  expect(exact('panels')).toBe('0');
  expect(screen.getByText('None: raise it.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Calculate/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask about this roof' })).toHaveAttribute('href', '#ask');
});

test('if no panel fits even on the chosen raised frame, each text says so and none advises such a frame', () => {
  visit('#v=1&long=7&deep=7&t1=&t2=&frame=raised');
  wait(1000);
  expect(exact('panels')).toBe('0');
  expect(screen.getByText('None.')).toBeVisible();
  expect(screen.getByText('No panel')).toBeVisible();
  expect(screen.getByText('None fits')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('group', { name: '7 × 7 ft: none, 0 left out.' })).toBeVisible();
  expect(whatsApp()).toMatch(/7 × 7 ft: none\./);
  expect(passedAnswers().plan).toBe('Plan: 7 × 7 ft, none');
});

test('the text above the drawing says "1 panel" or "2 panels" and the same kW as the results', () => {
  visit('#v=1&long=6.6&deep=10&t1=&t2=&frame=raised&parapet=0');
  expect(exact('panels')).toBe('1');
  expect(screen.getByText('1 panel, 0.55 kW')).toBeVisible();
  type('deep', '17');
  wait(1000);
  expect(screen.getByText('2 panels, 1.1 kW')).toBeVisible();
  expect(screen.getByText('1.1 kW')).toHaveAttribute('name', 'kw');
});

test('the enquiry form gets the roof and the town only after the visitor has changed them', () => {
  visit();
  expect(passedAnswers()).toEqual({});
  type('deep', '20');
  wait(1000);
  expect(passedAnswers().plan).toMatch(/^Plan: 30 × 20 ft, \d+ panels, [\d.]+ kW \(with stair room 1, tank 1\)$/);
  type('city', 'jaunpur');
  wait(1000);
  expect(passedAnswers().city).toBe('jaunpur');
});

test('the WhatsApp message has the sides, panels, kW, units and tank of the roof, and a link to the same roof', () => {
  visit('#v=1&deep=20&t1=');
  expect(whatsApp()).toMatch(
    /30 × 20 ft\. \d+ panels, [\d.]+ kW, [\d,]+ units\. .*Tank 1 at 2, 2: 3\.6 × 3\.6 × 6\.6 ft\. .*#v=1&deep=20&t1=/,
  );
});

test('a preset roof keeps the chosen town, unit, frame and assumptions, but not the lengths and the direction of north', () => {
  visit('#v=1&unit=m&city=jaunpur&frame=raised&north=90&deep=30&a-beam=50');
  const start = screen.getByRole('link', { name: 'Small 6.1 × 6.1 m' });
  expect(start).toHaveAttribute('href', '#v=1&unit=m&city=jaunpur&frame=raised&long=6.096&deep=6.096&t2=&a-beam=50');
  goTo(start.getAttribute('href')!);
  wait(1000);
  expect(['long', 'deep', 'parapet', 'north'].map((name) => field(name).value)).toEqual([
    '6.096',
    '6.096',
    '0.9144',
    '0',
  ]);
});

test('the link of a preset roof has none of the lengths and things of the current roof', () => {
  visit('#v=1&long=40&parapet=1&t3=house,10,0,5,5,3');
  expect(screen.getByRole('link', { name: 'Small 20 × 20 ft' })).toHaveAttribute('href', '#v=1&long=20&deep=20&t2=');
});

test('the WhatsApp message mentions a raised frame only when one is chosen, and has no double spaces', () => {
  visit('#v=1&t1=&t2=&frame=raised');
  expect(whatsApp()).toMatch(/units\. On a raised frame\. http/);
  type('frame', 'low');
  wait(1000);
  expect(whatsApp()).toMatch(/units\. http/);
});

test('the text about the roof in the enquiry form names no things when nothing stands on the roof', () => {
  visit('#v=1&t1=&t2=');
  expect(passedAnswers().plan).toMatch(/ kW$/);
});

test('the position of a tank to the left of the roof is written with a minus sign, not with a hyphen', () => {
  visit('#v=1&t2=tank,-0.8,0.6,1.1,1.1,2');
  expect(drawn(/^Tank 1 at −2.6, 2:/)).toBeVisible();
});

test('a removed stair room makes room for panels, is an empty answer in the address, and focus moves to the heading "Things"', () => {
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Stair room 1' }));
  wait(1000);
  expect(screen.queryByRole('group', { name: 'Stair room 1' })).toBeNull();
  expect(location.hash).toBe('#v=1&t1=');
  expect(screen.getByRole('heading', { name: 'Things' })).toHaveFocus();
  expect(Number(exact('panels'))).toBeGreaterThan(11);
});

test('an added tank is announced, stands in a free place and has fields to move it', () => {
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'Add a tank' }));
  expect(screen.getByText('Tank 2 at 26.2, 21.3: 3.6 × 3.6 × 6.6 ft.')).toHaveAttribute('role', 'status');
  wait(1000);
  expect(location.hash).toBe('#v=1&t3=tank,8,6.5,1.1,1.1,2');
  const left = row('Tank 2').getByLabelText(/From the left/);
  fireEvent.change(left, { target: { value: '10' } });
  wait(1000);
  expect(location.hash).toBe('#v=1&t3=tank,3,6.5,1.1,1.1,2');
});

test('two tanks that are added while the roof has no valid length are drawn and do not overlap', () => {
  visit();
  type('long', '');
  wait(2000);
  for (const count of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Add a tank' }));
    expect(drawn(new RegExp(`^Tank ${count + 1} at`))).toBeVisible();
  }
  type('long', '30');
  wait(1000);
  expect(location.hash).toBe('#v=1&long=30&t3=tank,8,6.5,1.1,1.1,2&t4=tank,6.5,6.5,1.1,1.1,2');
});

test('a side of the roof that is typed with a unit is read in that unit, even if another unit is chosen', () => {
  visit();
  type('long', '९ मीटर');
  type('deep', "25'");
  wait(1000);
  expect(location.hash).toBe('#v=1&long=29.5276&deep=25');
  type('unit', 'm');
  expect(['long', 'deep'].map((name) => field(name).value)).toEqual(['9', '7.62']);
});

test('adding the twelfth thing announces a full roof, removes the add buttons and focuses their container', () => {
  visit(
    `#v=1&${THINGS.slice(2, 11)
      .map((name, index) => `${name}=tank,${index},12,1,1,2`)
      .join('&')}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a tank' }));
  expect(screen.queryByRole('button', { name: 'Add a tank' })).toBeNull();
  expect(screen.getByText('Full.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Add' })).toHaveFocus();
  expect(screen.getByText(/^Tank \d+ at .* Full\.$/)).toHaveAttribute('role', 'status');
});

test('the accessible name of the drawing lists every thing on the roof, a tank has a hint, and its move by key is announced', () => {
  visit();
  const sentence =
    '30 × 25 ft: 11 panels face S, 1 left out. Stair room 1 at 0, 16.4: 7.9 × 7.9 × 8.5 ft. Tank 1 at 2, 2: 3.6 × 3.6 × 6.6 ft.';
  expect(screen.getByRole('group', { name: sentence })).toBeVisible();
  const tank = drawn(/^Tank 1/);
  expect(tank).toHaveAccessibleDescription('Move things.');
  fireEvent.keyDown(tank, { key: 'ArrowRight', shiftKey: true });
  expect(screen.getByText('Tank 1 at 3.6, 2: 3.6 × 3.6 × 6.6 ft.')).toHaveAttribute('role', 'status');
  expect(drawn(/^Tank 1 at 3.6/)).toBe(tank);
});

test('the new number of panels is announced within two seconds of a change of the frame', () => {
  visit();
  type('frame', 'raised');
  wait(2000);
  expect(screen.getByText(/^19 panels fit/)).toHaveAttribute('role', 'status');
});

describe('the fields of a thing on the roof', () => {
  const write = (name: RegExp, value: string) => {
    const input = row('Tank 1').getByLabelText(name);
    fireEvent.change(input, { target: { value } });
    return input;
  };

  test('the accessible name of a length field names the tank, and the accessible description the unit', () => {
    visit();
    const left = screen.getByRole('textbox', { name: 'Tank 1: From the left' });
    expect(left).toHaveAccessibleDescription('ft');
  });

  test.each([
    [/Width/, 'wide', 'Width: A number, please: 3.6.'],
    [/Width/, '', 'Width: A number, please: 3.6.'],
    [/Height/, '0', 'Height: From 0.3 to 196.9, please.'],
    [/From the left/, '999', 'From the left: From −52.8 to 79.1, please.'],
  ])(
    'the field %s keeps "%s", shows an error when focus leaves, and does not change the tank',
    (name, text, message) => {
      visit();
      const input = write(name, text);
      expect(input).toBeValid();
      fireEvent.blur(input);
      expect(input).toBeInvalid();
      expect(input).toHaveValue(text);
      expect(input).toHaveAccessibleDescription(`ft Tank 1, ${message}`);
      wait(1000);
      expect([location.hash, exact('panels')]).toEqual(['', '11']);
    },
  );

  test('a length field shows an error two seconds after the last input and until the number is valid', () => {
    visit();
    const input = write(/Width/, 'x');
    wait(2000);
    expect(input).toBeInvalid();
    write(/Width/, '');
    expect(input).toBeInvalid();
    write(/Width/, '५');
    expect(input).toBeValid();
    expect(row('Tank 1').getByRole('alert')).toBeEmptyDOMElement();
  });

  test('a length field keeps the typed text when the length is rounded to 0.1 m, and changes when the tank is moved', () => {
    visit();
    const left = write(/From the left/, '10');
    fireEvent.blur(left);
    expect(left).toHaveValue('10');
    expect(drawn(/^Tank 1 at 9.8/)).toBeVisible();
    fireEvent.keyDown(drawn(/^Tank 1/), { key: 'ArrowRight' });
    wait(100);
    expect(left).toHaveValue('10.2');
  });

  test('a length out of range is converted when the unit changes, and its error stays', () => {
    visit();
    const width = write(/Width/, '200');
    fireEvent.blur(width);
    type('unit', 'm');
    expect(width).toHaveValue('60.96');
    expect(width).toHaveAccessibleDescription('m Tank 1, Width: From 0.1 to 60, please.');
  });

  test('two lengths of a tank that are typed before React starts are both used', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(tool);
    page.querySelector<HTMLInputElement>('#calc-t2-x')!.value = '10';
    page.querySelector<HTMLInputElement>('#calc-t2-y')!.value = '5';
    render(tool, { container: page, hydrate: true });
    wait(1000);
    expect(location.hash).toMatch(/&t2=tank,3,1\.5,/);
    expect(row('Tank 1').getByLabelText(/From the left/)).toHaveValue('10');
  });

  test('the kind and the height of a tank that are changed before React starts are both used', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(tool);
    page.querySelector<HTMLSelectElement>('#calc-t2-kind')!.value = 'tree';
    page.querySelector<HTMLInputElement>('#calc-t2-height')!.value = '20 ft';
    render(tool, { container: page, hydrate: true });
    wait(1000);
    expect(location.hash).toBe('#v=1&t2=tree,0.6,0.6,1.1,1.1,6.1');
    expect(row('Tree 1').getByLabelText(/Kind/)).toHaveValue('tree');
  });

  test('a length typed as "3 m" is read as metres, and is shown as 3 when the unit is changed from feet to metres', () => {
    visit();
    const left = write(/From the left/, '3 m');
    fireEvent.blur(left);
    expect(left).toBeValid();
    wait(1000);
    expect(location.hash).toMatch(/&t2=tank,3,0\.6,/);
    type('unit', 'm');
    expect(left).toHaveValue('3');
  });

  test('a tank too far from a short roof keeps its place and shows an error until the roof is long enough', () => {
    visit('#v=1&unit=m&long=5&deep=5&t2=tank,40,0.6,1.1,1.1,2');
    const left = row('Tank 1').getByLabelText(/From the left/);
    expect(left).toHaveValue('40');
    expect(left).toHaveAccessibleDescription('m Tank 1, From the left: From −16.1 to 20, please.');
    expect(drawn(/^Tank 1 at 40/)).toBeVisible();
    write(/Height/, '3');
    expect(left).toHaveValue('40');
    type('long', '30');
    wait(1000);
    expect(left).toBeValid();
    expect(location.hash).toMatch(/&t2=tank,40,0\.6,1\.1,1\.1,3$/);
  });

  test('two lengths of a tank that are typed while a side of the roof is empty are both used', () => {
    visit();
    type('long', '');
    wait(2000);
    write(/From the left/, '10');
    write(/From the street/, '10');
    type('long', '30');
    wait(1000);
    expect(location.hash).toMatch(/&t2=tank,3,3,/);
  });
});

test.each(['tank,1,1,0,1,2', 'tank,1,1,61,1,2', 'tank,99,1,1,1,2', 'rock,1,1,1,1,1', 'tank,1,1'])(
  'an invalid thing in a link (%s) is left out, and an alert is shown',
  (thing) => {
    visit(`#v=1&t3=${thing}`);
    expect(screen.queryByRole('group', { name: 'Tank 2' })).toBeNull();
    expect(screen.getByText('Not read.')).toHaveAttribute('role', 'alert');
  },
);
