import type { RawWords } from '../schemas/content-files';
import { prices } from '../facts/prices';
import { claims, inWords } from './claims';

const consultation = {
  name: 'Free consultation',
  text: 'A solar adviser works out size, price and savings with you. Free, with no obligation.',
  price: prices.consultation,
};
const guide = {
  name: 'Free solar guide',
  text: 'A PDF to download at once. We do not ask for your name.',
  price: prices.guide,
};

export const homeService = {
  name: 'Rooftop solar for homes',
  type: 'Rooftop solar installation',
  audience: 'Homeowners',
  text: 'Survey, design, paperwork for subsidy and net metering, installation and maintenance of a rooftop solar system for a home.',
  offers: [consultation, guide],
} satisfies RawWords['services']['home'];

export const societyService = {
  name: 'Rooftop solar for housing societies',
  type: 'Rooftop solar installation',
  audience: 'Housing societies',
  text: 'Survey, AGM approval, design, installation, net metering and maintenance of a solar plant for lifts, pumps and common lighting.',
  offers: [
    consultation,
    { name: `${claims.savingsGuarantee.figure} savings guarantee`, text: inWords(claims.savingsGuarantee) },
    guide,
  ],
} satisfies RawWords['services']['society'];

export const commercialService = {
  name: 'Rooftop solar for businesses',
  type: 'Rooftop solar installation',
  audience: 'Factories, cold stores, schools, showrooms and offices',
  text: 'Design, installation and maintenance of rooftop solar plants that meet the demand of a business.',
  offers: [
    consultation,
    {
      name: 'Best price challenge',
      text: 'Bring any written quote for a plant of the same size: we compare it with ours line by line.',
    },
  ],
} satisfies RawWords['services']['commercial'];
