import type { RawWords } from '../schemas/content-files';
import { cities } from './cities';
import { outbox } from './outbox';
import { company } from '../facts/company';

/**
 * The Hindi words of the frame around every page: contact line, header, menu, notice of kept enquiries, action bar and
 * footer.
 */
export const navigation = {
  skip: 'सीधे पेज की जानकारी पर जाइए',
  menu: { open: 'मेन्यू', close: 'मेन्यू बंद कीजिए', label: 'मुख्य' },
  links: [
    { text: 'घर', href: 'home' },
    { text: 'हाउसिंग सोसायटी', href: 'housing-society' },
    { text: 'कारोबार', href: 'commercial' },
    { text: 'हमारे बारे में', href: 'aboutus' },
    { text: 'सब्सिडी', href: 'subsidies' },
  ],
  action: { text: 'मुफ़्त बिजली के लिए नाम लिखवाइए\u00a0→', href: 'go-solar' },
  bar: {
    label: 'हमसे बात कीजिए',
    call: 'फोन कीजिए',
    whatsapp: 'WhatsApp',
    quote: 'कोटेशन लीजिए',
  },
  audiences: {
    anybody: { greeting: 'नमस्ते, मुझे रूफटॉप सोलर के बारे में जानना है।', consultation: 'go-solar' },
    home: { greeting: 'नमस्ते, मुझे अपने घर पर रूफटॉप सोलर लगवाने के बारे में जानना है।', consultation: 'go-solar' },
    society: {
      greeting: 'नमस्ते, हमें अपनी हाउसिंग सोसायटी में रूफटॉप सोलर लगवाने के बारे में जानना है।',
      consultation: 'go-solar#housing',
    },
    business: {
      greeting: 'नमस्ते, हमें अपने कारोबार के लिए रूफटॉप सोलर के बारे में जानना है।',
      consultation: 'go-solar#commercial',
    },
  },
  outbox,
  footer: {
    label: 'पेज के नीचे के लिंक',
    groups: [
      {
        heading: 'सोलर किसके लिए',
        links: [
          { text: 'घर', href: 'home' },
          { text: 'कारोबार', href: 'commercial' },
          { text: 'हाउसिंग सोसायटी', href: 'housing-society' },
        ],
      },
      { heading: 'काम के लिंक', links: [{ text: 'हमारे बारे में', href: 'aboutus' }] },
      {
        heading: 'हिसाब लगाइए',
        links: [
          { text: 'सोलर कैलकुलेटर', href: 'solar-calculator' },
          { text: 'सोसायटी के लिए', href: 'solar-calculator-society' },
          { text: 'कारोबार के लिए', href: 'solar-calculator-business' },
        ],
      },
    ],
    legal: [
      { text: 'प्राइवेसी पॉलिसी', href: 'privacy-policy' },
      { text: 'सेवा की शर्तें', href: 'terms-of-service' },
      { text: 'GoodZero की शर्तें', href: 'tnc-goodzero' },
      { text: 'सुगम्यता', href: 'accessibility' },
    ],
    contact: 'हमसे बात कीजिए',
    social: 'हमसे जुड़िए',
    cities: {
      heading: 'हम कहाँ काम करते हैं',
      places: cities,
      all: { text: 'हमारे शहर', href: 'rooftop-solar' },
    },
    copyright: `© {year} ${company.name}. सभी अधिकार सुरक्षित।`,
  },
} satisfies RawWords['navigation'];
