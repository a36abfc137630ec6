import { panelFacts, roofOf, townHouse } from './roof.fixture';
import { planRoof, type RoofFacts, type RoofWithThings, type Thing } from './roof-outcome';

const facts: RoofFacts = { ...panelFacts, watt: 550, lossPerDegree: 0.035, perKw: 1350 };
const tank: Thing = { kind: 'tank', x: 6, y: 0.4, width: 1.1, depth: 1.1, height: 2 };

function outcomeOf(roof: RoofWithThings) {
  const work = planRoof(roof, facts);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const withTank = (roof: Partial<RoofWithThings> = {}): RoofWithThings => ({
  ...roofOf(30, 20),
  ...roof,
  things: [tank],
});

test('planRoof computes kW, area, units and direction from the panels, their shade and the sun of the town', () => {
  const [stair, other] = townHouse.things;
  const things: Thing[] = [
    { ...stair!, kind: 'stair' },
    { ...other!, kind: 'tank' },
  ];
  const { layout, kw, area, units, facing } = outcomeOf({ ...townHouse, things });
  expect(kw).toBeCloseTo(6.05);
  expect(area).toBeCloseTo(305, 0);
  expect(units).toBeCloseTo(6.05 * 1350 * (1 - layout.loss / 100));
  expect(facing).toBe(180);
});

test('panels that face 40° off south produce 1.4% less electricity', () => {
  const empty = { ...roofOf(30, 20), parapet: 0, things: [] };
  const { facing, kw, units } = outcomeOf({ ...empty, north: 40 });
  expect(facing).toBe(220);
  expect(units).toBeCloseTo(kw * 1350 * 0.986);
});

test('planRoof advises moving a tank north and gives the number of panels gained by the move', () => {
  const { move, layout } = outcomeOf(withTank());
  expect(move?.thing).toBe(0);
  const there = outcomeOf({ ...withTank(), things: [{ ...tank, y: 20 * 0.3048 - tank.depth }] });
  expect(there.layout.placed.length - layout.placed.length).toBe(move?.panels);
});

test('planRoof advises no move of a stair room, nor of a tank if the move gains no panel', () => {
  expect(outcomeOf({ ...withTank(), things: [{ ...tank, kind: 'stair' }] }).move).toBeUndefined();
  expect(outcomeOf({ ...withTank(), things: [{ ...tank, y: 2 }] }).move).toBeUndefined();
});
