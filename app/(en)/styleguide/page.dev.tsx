import { Logo } from '@/components/layout/Logo/Logo';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FactsTable } from '@/components/sections/FactsTable/FactsTable';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { Section } from '@/components/sections/Section/Section';
import { Stats } from '@/components/sections/Stats/Stats';
import { FormSamples } from '@/components/styleguide/FormSamples';
import { PartSamples } from '@/components/styleguide/PartSamples';
import { TypeSamples } from '@/components/styleguide/TypeSamples';
import { firstSite as en } from '@/app/site';
import { iconNames } from '@/content/schemas/blocks';
import { pageOf } from '@/lib/pages';

export const metadata = { title: 'Style guide', robots: { index: false } };

const { company, logoStrip } = en;
const commercial = pageOf(en, 'commercial', 'hero', 'featureCards', 'stats');
const subsidies = pageOf(en, 'subsidies', 'emiExamplesTable', 'dateLabel');

const surfaces = ['dawn', 'noon', 'sky', 'golden', 'dusk'] as const;

/** Only `npm run dev` shows this page, because next.config.ts accepts `page.dev.tsx` only there. */
export default function Page() {
  return (
    <main id="content">
      {surfaces.map((surface) => (
        <div key={surface}>
          <Section surface={surface} labelledBy={surface} id={`on-${surface}`}>
            <Logo name={company.name} home="/" />
            <TypeSamples id={surface} title={surface} />
            <PartSamples
              icons={iconNames}
              pictures={commercial.hero.picture ? [commercial.hero.picture] : []}
              labels={en.interface.carousel}
            />
            <FormSamples content={en.forms.landing} />
          </Section>
          <FeatureCards content={{ ...commercial.featureCards, id: `cards-${surface}` }} surface={surface} />
          <FactsTable
            locale="en-IN"
            content={{ ...subsidies.emiExamplesTable, id: `table-${surface}` }}
            dateLabel={subsidies.dateLabel}
            surface={surface}
          />
          <Stats content={commercial.stats} surface={surface} />
        </div>
      ))}
      <LogoStrip content={logoStrip} />
    </main>
  );
}
