import { Logo } from '@/components/layout/Logo/Logo';
import { FeatureCards } from '@/components/sections/FeatureCards/FeatureCards';
import { FiguresTable } from '@/components/sections/FiguresTable/FiguresTable';
import { LogoStrip } from '@/components/sections/LogoStrip/LogoStrip';
import { Section } from '@/components/sections/Section/Section';
import { Stats } from '@/components/sections/Stats/Stats';
import { FormSamples } from '@/components/styleguide/FormSamples';
import { PartSamples } from '@/components/styleguide/PartSamples';
import { TypeSamples } from '@/components/styleguide/TypeSamples';
import { carouselWords } from '@/content/en/carousel';
import { landingForm } from '@/content/en/forms';
import { commercial } from '@/content/en/pages/commercial';
import { subsidies } from '@/content/en/pages/subsidies';
import { iconNames } from '@/content/schema';
import { site } from '@/content/facts/site';
import { trustedBy } from '@/content/en/trusted-by';

export const metadata = { title: 'Style guide', robots: { index: false } };

const surfaces = ['dawn', 'noon', 'sky', 'golden', 'dusk'] as const;

/** Every primitive in every state on every surface. `npm run dev` alone has this page. */
export default function Page() {
  return (
    <main id="content">
      {surfaces.map((surface) => (
        <div key={surface}>
          <Section surface={surface} labelledBy={surface} id={`on-${surface}`}>
            <Logo name={site.name} home="/" />
            <TypeSamples id={surface} title={surface} />
            <PartSamples
              icons={iconNames}
              pictures={commercial.hero.picture ? [commercial.hero.picture] : []}
              words={carouselWords}
            />
            <FormSamples name={surface} content={landingForm} />
          </Section>
          <FeatureCards content={{ ...commercial.features, id: `cards-${surface}` }} surface={surface} />
          <FiguresTable
            locale="en-IN"
            content={{ ...subsidies.emiExamples, id: `table-${surface}` }}
            asOfLabel={subsidies.asOfLabel}
            surface={surface}
          />
          <Stats content={commercial.stats} surface={surface} />
        </div>
      ))}
      <LogoStrip content={trustedBy} />
    </main>
  );
}
