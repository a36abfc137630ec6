import { fireEvent, render, screen } from '@testing-library/react';
import type { RoofWithThings } from '@/lib/solar/roof/roof-outcome';
import { RoofDrawing } from './RoofDrawing';

const roof: RoofWithThings = {
  ...{ width: 9, depth: 7, parapet: 1, north: 0, latitude: 25, frame: 'low' },
  things: [{ kind: 'tank', x: 2, y: 1, width: 1, depth: 1, height: 2 }],
};

test('an arrow key moves a tank in the drawing by 0.1 m, or by 0.5 m with Shift', () => {
  const onMove = jest.fn();
  const sun = { x: 0.2, y: -0.7, up: 0.7 };
  render(
    <RoofDrawing
      roof={roof}
      layout={{ placed: [{ x: 4, y: 1, width: 1, depth: 2, loss: 3 }], leftOut: [], loss: 3 }}
      edge={0.5}
      clearance={0.2}
      sunPath={[sun]}
      sun={sun}
      labels={{
        width: '9 m',
        depth: '7 m',
        sentence: 'All',
        things: ['Tank 1'],
        distances: ['0 m'],
        move: 'thing',
      }}
      hintId="hint"
      onMove={onMove}
      onSun={() => {}}
    />,
  );
  expect(screen.getByRole('group', { name: 'All' })).toBeVisible();
  const tank = screen.getByRole('button', { name: 'Tank 1' });
  fireEvent.keyDown(tank, { key: 'ArrowRight' });
  expect(onMove).toHaveBeenLastCalledWith(0, { x: 2.1, y: 1 }, 'keys');
  fireEvent.keyDown(tank, { key: 'ArrowUp', shiftKey: true });
  expect(onMove).toHaveBeenLastCalledWith(0, { x: 2, y: 1.5 }, 'keys');
});
