import { consultDesign, detailDesign } from './details';
import { careersRoof, emptyRoof } from './empty-roofs';
import { journeyClients, subsidiesBanner } from './lanes';
import { map } from './map';
import { bank, partners } from './marks';
import { journeyCommercial, newsMeter, newsSchool, newsScheme } from './news-and-journey';
import { directors, team } from './portraits/people';
import { skyline } from './skyline';
import { journeySocieties } from './project-societies';
import { consultInstall, consultSurvey, journey2020, journeyCustomers, newsCleaning, newsRooftop } from './terraces';

/** Every drawn picture of the site: its file name without `.svg`, and what draws it. */
export const pictures: Readonly<Record<string, () => string>> = {
  skyline,
  'news-rooftop': newsRooftop,
  'news-scheme': newsScheme,
  'news-school': newsSchool,
  'news-cleaning': newsCleaning,
  'news-meter': newsMeter,
  'journey-2020': journey2020,
  'journey-clients': journeyClients,
  'journey-customers': journeyCustomers,
  'journey-societies': journeySocieties,
  'journey-commercial': journeyCommercial,
  'consult-survey': consultSurvey,
  'consult-design': consultDesign,
  'consult-install': consultInstall,
  'detail-design': detailDesign,
  'subsidies-banner': subsidiesBanner,
  map,
  'empty-roof': emptyRoof,
  'careers-roof': careersRoof,
  ...team,
  ...directors,
  ...partners,
  bank,
};
