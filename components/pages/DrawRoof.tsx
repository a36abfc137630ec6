import { Roof } from '@/components/calculators/Roof/Roof';
import { RoofExplained } from '@/components/calculators/Roof/RoofExplained';
import { InlineScript } from '@/components/early/InlineScript';
import { replayMoves } from '@/components/early/replay-moves';
import { replayPresses } from '@/components/early/replay-presses';
import type { Site } from '@/content/read';
import { pageOf } from '@/lib/pages';
import { defaultAnswers } from '@/lib/solar/answers';
import { factsOf } from '@/lib/solar/facts';
import { roofFactsFor, roofFrom } from '@/lib/solar/roof/drawn-roof';
import { planRoofAtOnce } from '@/lib/solar/roof/roof-outcome';
import { CalculatorPage } from './CalculatorPage';

export function DrawRoof({ site }: { site: Site }) {
  const page = pageOf(site, 'solar-calculator-roof', 'hero', 'roof', 'roofExplained', 'linkList');
  const { solar } = site;
  const fixed = { panels: solar.panels, latitudes: solar.latitudes };
  const raw = defaultAnswers(solar.questions.roof);
  const { assumptions, sun } = factsOf(solar);
  const example = planRoofAtOnce(roofFrom(raw, fixed), roofFactsFor(assumptions, fixed, sun, `${raw.city}`));
  const homeCalculator = pageOf(site, 'solar-calculator').address;
  return (
    <CalculatorPage
      site={site}
      page={page}
      name="roof"
      content={page.roof}
      calculator={(shared) => (
        <>
          <InlineScript run={[replayPresses, replayMoves]} />
          <Roof {...shared} fixed={fixed} example={example} homeCalculator={homeCalculator} perKw={assumptions.area} />
        </>
      )}
    >
      <RoofExplained content={page.roofExplained} />
    </CalculatorPage>
  );
}
