import { DataTable } from '@/components/ui/DataTable/DataTable';
import type { DrawingOf } from '@/content/schemas/article-drawings';
import { oneDecimal, yearlyUnits } from '@/lib/solar/town';
import type { DrawingProps } from './drawing-props';

export function RunsDrawing({ content, marks, facts, town }: DrawingProps<DrawingOf<'runs'>>) {
  const { caption, columns, appliances, sizes } = content;
  const { list } = appliances;
  const unitsOf = (id: string) => (list[id]!.watts * list[id]!.hours) / 1000;
  const aDay = yearlyUnits(facts, town) / 365;
  const rows = sizes.map(({ kw, uses }) => {
    const used = Object.entries(uses).reduce((sum, [id, count]) => sum + count * unitsOf(id), 0);
    if (used > kw * aDay) throw new Error(`The appliances of ${kw} kW use ${used} units a day, more than it makes.`);
    const what = Object.entries(uses).map(([id, count]) => `${count} × ${list[id]!.name}`);
    return [`${kw} kW`, oneDecimal(kw * aDay), what.join(', '), oneDecimal(used)];
  });
  return (
    <>
      <DataTable content={{ caption, columns, rows }} look="texts" />
      <DataTable
        content={{
          caption: appliances.caption,
          columns: appliances.columns,
          rows: Object.entries(list).map(([id, { name, watts, hours }]) => [
            name,
            watts.toLocaleString('en-IN'),
            String(hours),
            (Math.round(unitsOf(id) * 100) / 100).toString(),
          ]),
        }}
        look="texts"
      />
      {marks}
    </>
  );
}
