import type { RawWords } from '../schemas/content-files';
import { cities } from './cities';
import { outbox } from './outbox';
import { company } from '../facts/company';

/**
 * The words of the frame around every page: contact line, header, menu, notice of kept enquiries, action bar and
 * footer.
 */
export const navigation = {
  skip: 'Skip to the content',
  menu: { open: 'Menu', close: 'Close menu', label: 'Main' },
  links: [
    { text: 'Home', href: 'home' },
    { text: 'Housing Society', href: 'housing-society' },
    { text: 'Commercial', href: 'commercial' },
    { text: 'About Us', href: 'aboutus' },
    { text: 'Subsidies', href: 'subsidies' },
  ],
  action: { text: 'Sign up for free electricity →', href: 'go-solar' },
  bar: {
    label: 'Reach us',
    call: 'Call',
    whatsapp: 'WhatsApp',
    quote: 'Get a quote',
  },
  audiences: {
    anybody: { greeting: 'Hello, I would like to know about rooftop solar.', consultation: 'go-solar' },
    home: { greeting: 'Hello, I would like to know about rooftop solar for my home.', consultation: 'go-solar' },
    society: {
      greeting: 'Hello, I would like to know about rooftop solar for our housing society.',
      consultation: 'go-solar#housing',
    },
    business: {
      greeting: 'Hello, I would like to know about rooftop solar for our business.',
      consultation: 'go-solar#commercial',
    },
  },
  outbox,
  footer: {
    label: 'Footer',
    groups: [
      {
        heading: 'Our Solutions',
        links: [
          { text: 'Homes', href: 'home' },
          { text: 'Commercial', href: 'commercial' },
          { text: 'Housing Society', href: 'housing-society' },
        ],
      },
      { heading: 'Quick Links', links: [{ text: 'About Us', href: 'aboutus' }] },
      {
        heading: 'Work it out',
        links: [
          { text: 'Solar calculator', href: 'solar-calculator' },
          { text: 'For societies', href: 'solar-calculator-society' },
          { text: 'For businesses', href: 'solar-calculator-business' },
        ],
      },
    ],
    legal: [
      { text: 'Privacy policy', href: 'privacy-policy' },
      { text: 'Terms of service', href: 'terms-of-service' },
      { text: 'GoodZero terms', href: 'tnc-goodzero' },
      { text: 'Accessibility', href: 'accessibility' },
    ],
    contact: 'Talk to us',
    social: 'Follow us',
    cities: { heading: 'Where we work', places: cities, all: { text: 'Our towns', href: 'rooftop-solar' } },
    copyright: `© {year} ${company.name}. All rights reserved.`,
  },
} satisfies RawWords['navigation'];
