import { PageLayout } from '@/components/layout/PageLayout/PageLayout';
import { FormSection } from '@/components/sections/FormSection/FormSection';
import { Hero } from '@/components/sections/Hero/Hero';
import { Sources } from '@/components/sections/Sources/Sources';
import { TownCosts, TownPlace, TownQuestions, TownSun, TownSupply } from '@/components/sections/Town/TownSections';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Site } from '@/content/read';
import { pageOf, townPage } from '@/lib/pages';
import { dayInWords } from '@/lib/dates';
import { fillTexts } from '@/lib/content/fill';
import { factsOf } from '@/lib/solar/facts';
import { townAnswer } from '@/lib/solar/town';

export function Town({ site, town: id }: { site: Site; town: string }) {
  const { solar, towns, townPages, testimonials, allProjects, landingBlocks } = site;
  const { locale } = site.language;
  const page = townPage(site, id);
  const facts = towns[id]!;
  const answer = townAnswer(factsOf(solar), id, solar.townSystems, solar.questions.home, site.calculator);
  const { name } = page.town;
  const names = {
    ...answer.figures,
    town: name,
    company: townPages.companies[facts.company]!,
    count: facts.plants?.count.toLocaleString('en-IN') ?? '',
    date: facts.plants ? dayInWords(facts.plants.asOf, locale) : '',
  };
  const { hero, town } = fillTexts({ hero: page.hero, town: page.town }, names, page.file);
  const shared = fillTexts(townPages, names, 'content/blocks/town-pages.yaml');
  const above = [pageOf(site, 'rooftop-solar')];
  const reviews = testimonials.reviews.filter(({ town }) => town === id).slice(0, 1);
  const works = allProjects.filter(({ town }) => town === id);
  const { formSection } = landingBlocks;
  return (
    <PageLayout
      site={site}
      page={page}
      audience="home"
      form={{ id: formSection.id, content: site.forms.landing }}
      above={above}
      service={{ ...site.services.home, ...shared.service, offers: [] }}
      town={name}
      faq={{ categories: [{ questions: town.questions }] }}
    >
      <Hero content={hero} breadcrumb={<Breadcrumbs site={site} page={page} above={above} />} />
      <TownCosts
        content={town.costs}
        labels={shared.costs}
        answer={answer}
        roof={`${pageOf(site, 'solar-calculator-roof').address}#v=1&city=${id}`}
        all={site.calculator}
      />
      <TownSun content={town.sun} labels={shared.sun} days={answer.days} locale={locale} />
      <TownSupply content={town.supply} labels={shared.supply} />
      <TownPlace content={town.place} labels={shared} facts={facts} projects={works} reviews={reviews} />
      <TownQuestions content={town.questions} heading={shared.questions} />
      <FormSection
        content={{ ...formSection, ...shared.form, promises: formSection.promises.slice(-1) }}
        surface="golden"
        site={site}
        form={site.forms.landing}
        town={name}
      />
      <Sources content={[...shared.sources, ...(town.sources ?? [])]} site={site} />
    </PageLayout>
  );
}
