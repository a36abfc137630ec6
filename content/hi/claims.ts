import { claims as facts } from '../facts/claims';
import type { RawWords } from '../schemas/content-files';

/**
 * What the company says about itself and its offers, in Hindi. The figures, and who approved them, are in
 * content/facts/claims.ts.
 */
export const claims = {
  staff: { figure: facts.staff.figure, text: 'लोगों की टीम' },
  rating: { figure: facts.rating.figure, text: `रेटिंग, ${facts.rating.reviews} रिव्यू से` },
  recommend: { figure: facts.recommend.figure, text: 'ग्राहक दूसरों को हमारा नाम सुझाते हैं' },
  experience: { figure: facts.experience.figure, text: 'साल का अनुभव' },
  homes: { figure: facts.homes.figure, text: 'घरों में सोलर लगाया' },
  savings: { figure: `₹${facts.savings.figure} करोड़`, text: `की बचत (${facts.savings.years})` },
  // Within a sentence only: "हम 18 शहरों में काम करते हैं".
  cities: { figure: `${facts.cities.figure} शहरों`, text: 'में काम' },

  societiesPowered: { figure: facts.societiesPowered.figure, text: 'हाउसिंग सोसायटियों में सोलर लगाया' },
  societiesHeadline: { figure: facts.societiesHeadline.figure, text: 'हाउसिंग सोसायटियाँ' },

  // Words the claims of the page for businesses as its row of figures shows them.
  commercialProjects: { figure: facts.commercialProjects.figure, text: 'कारोबारी प्रोजेक्ट' },
  installedMwp: { figure: `${facts.installedMwp.figure} MWp`, text: 'सोलर लगाने का अनुभव' },
  annualSaving: { figure: `${facts.annualSaving.figure} करोड़`, text: 'रुपये की बचत हर साल' },

  founded: { figure: facts.founded.figure, text: 'में शुरुआत' },
  journeyClients: { figure: facts.journeyClients.figure, text: 'ग्राहकों के यहाँ सोलर लगाया' },
  journeyCustomers: { figure: facts.journeyCustomers.figure, text: 'खुश ग्राहक' },
  journeySocieties: { figure: facts.journeySocieties.figure, text: 'हाउसिंग सोसायटियाँ' },
  journeyBusinesses: { figure: facts.journeyBusinesses.figure, text: 'कारोबार' },

  emi: { figure: facts.emi.figure, text: 'ब्याज पर किस्त (EMI)' },
  cycloneProof: {
    figure: 'तूफ़ान में भी मज़बूत',
    text: `फिटिंग (${facts.cycloneProof.figure} किमी प्रति घंटे तक की हवा में)`,
  },
  leakage: {
    figure: `₹${facts.leakage.figure} लाख`,
    text: 'की गारंटी: छत से पानी नहीं टपकेगा (केमिकल एंकरिंग)',
  },
  leakageSociety: { figure: `₹${facts.leakageSociety.figure} लाख`, text: 'रिसाव कवर' },
  maintenance: { figure: `${facts.maintenance.figure} साल`, text: 'की देखभाल' },
  quarterlyCleaning: { figure: 'हर तीन महीने पर', text: 'सफ़ाई' },
  monthlyCleaning: { figure: 'हर महीने', text: 'पैनलों की सफ़ाई और हर तीन महीने पर प्लांट की जाँच' },
  savingsGuarantee: {
    figure: `${facts.savingsGuarantee.figure} साल`,
    text: 'बचत गारंटी, जिसके पीछे बैंक गारंटी है। बिजली जितनी भी कम बने, उसकी भरपाई ग्रिड की मौजूदा दर से होती है।',
  },
} satisfies RawWords['claims'];

/** Joins figure and words of a claim into one phrase: "700+ लोगों की टीम". */
export const inWords = ({ figure, text }: { figure: string; text: string }) => `${figure} ${text}`;
