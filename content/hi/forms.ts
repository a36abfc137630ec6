import type { RawWords } from '../schemas/content-files';
import { replyTime } from './company';
import { navigation } from './navigation';
import { outbox } from './outbox';
import { stalePage } from './stale-page';
import { towns } from './towns';
import type { commercial } from '../facts/forms/commercial';
import type { FieldName } from '../facts/forms/description';
import type { housing } from '../facts/forms/housing';
import type { landing } from '../facts/forms/landing';
import type { tabbed } from '../facts/forms/tabbed';

const { audiences } = navigation;

/**
 * The Hindi words of the four lead forms. What they send is the same in every language and is described in
 * content/facts/forms/.
 */

const shared = {
  towns,
  requiredNote: 'जहाँ * लगा है, वहाँ भरना ज़रूरी है।',
  optional: '(चाहें तो)',
  wrong: {
    empty: 'यहाँ कुछ नहीं लिखा है। कृपया भर दीजिए।',
    blank: 'यहाँ सिर्फ़ खाली जगह (स्पेस) है। कृपया भर दीजिए।',
    email: 'कृपया पूरा ई-मेल पता लिखिए, @ और उसके बाद का हिस्सा भी।',
    choice: 'कृपया सूची में से एक चुनिए।',
    consent: 'कृपया यहाँ सही का निशान लगाइए, ताकि हम आपको जवाब दे सकें।',
  },
  consent: [
    'मुझे मंज़ूर हैं: ',
    { text: 'सेवा की शर्तें', href: 'terms-of-service' },
    ' और ',
    { text: 'प्राइवेसी पॉलिसी', href: 'privacy-policy' },
  ] satisfies RawWords['forms']['landing']['consent'],
  sending: 'भेज रहे हैं…',
  sent: 'आपकी पूछताछ भेज दी गई है',
  notSent: 'पूछताछ भेजी नहीं जा सकी',
  inDoubt: 'पक्का पता नहीं चला कि पूछताछ गई या नहीं',
  next: {
    heading: 'अब आगे क्या होगा',
    steps: [
      `सोलर सलाहकार ${replyTime.text} आपको WhatsApp या फोन पर जवाब देंगे।`,
      'आप और सलाहकार मिलकर आपका बिल और छत देखेंगे, और सही साइज़ निकालेंगे।',
      'आपको लिखित कोटेशन मिलेगा। कोई दबाव नहीं: तसल्ली हो, तभी बुक कीजिए।',
    ],
  },
  number: { text: 'हम {number} पर लिखेंगे। नंबर गलत है?', whatsapp: 'WhatsApp पर बताइए' },
  help: {
    heading: 'आपका लिखा सब यहीं है',
    doubt: 'पक्का जवाब नहीं आया: हो सकता है, आपका संदेश हमें मिल भी गया हो। दोबारा भेजने में कोई हर्ज नहीं।',
    text: 'आप किसी दूसरे तरीके से भी हमसे बात कर सकते हैं:',
    textInDoubt: 'आप हमसे पूछ भी सकते हैं कि संदेश मिला या नहीं:',
    textToWait: 'आपका संदेश इसी फोन या कंप्यूटर पर रुककर बाद में अपने आप जा सकता है। आप किसी दूसरे तरीके से भी हमसे बात कर सकते हैं:',
    retry: 'फिर कोशिश कीजिए',
    call: 'फोन कीजिए',
    whatsapp: 'WhatsApp से भेजिए',
    wait: 'इंटरनेट लौटने पर भेज दीजिए',
    waitPaused: 'थोड़ी देर में भेज दीजिए',
    full: 'इस फोन या कंप्यूटर में इसे रखने की जगह नहीं बची। कृपया किसी दूसरे तरीके से भेजिए।',
  },
  kept: {
    waiting: {
      heading: 'आपकी पूछताछ इसी फोन या कंप्यूटर पर रुकी है',
      text: 'आप ऑनलाइन हों और यह वेबसाइट खुली हो, तो यह जल्दी से जल्दी अपने आप चली जाएगी। 24 घंटे से ज़्यादा हो जाएँ, तो भेजने से पहले आपसे पूछा जाएगा।',
      send: outbox.waiting.send,
    },
    sending: outbox.sending,
    stopped: outbox.stopped,
    unknown: outbox.unknown,
    keptUntil: outbox.keptUntil,
    remove: outbox.remove,
  },
  arrived: {
    heading: 'पूछताछ पहुँच गई थी',
    text: 'आपकी पूछताछ हमें मिल गई है। फिर भेजने की ज़रूरत नहीं।',
  },
  restored: { text: 'पिछली बार का लिखा वापस भर दिया है।', clear: 'मिटाइए' },
  edited: 'आपकी पूछताछ जैसी आपने भेजी थी, वैसी हमें मिल गई है। उसके बाद जो बदला, वह नहीं गया: ज़रूरी हो तो फिर भेज दीजिए।',
  earlier: 'आपने जो पूछताछ पहले भेजी थी, वह हमें मिल गई थी। यह वाली नहीं मिली।',
  otherWays: {
    noScripts: 'यह फॉर्म JavaScript से चलता है, जो इस ब्राउज़र में बंद है। आप हमसे ऐसे भी बात कर सकते हैं:',
    stale: `${stalePage.text} ${stalePage.kept}`,
    reload: stalePage.reload,
    text: 'फॉर्म अभी यहाँ तैयार नहीं हुआ है। आप हमसे ऐसे भी बात कर सकते हैं:',
    call: 'फोन कीजिए',
    whatsapp: 'WhatsApp पर लिखिए',
    email: 'ई-मेल लिखिए',
  },
  tooLong: '“{field}” में इतना लिखा है कि भेजा नहीं जा सकता। थोड़ा कम कीजिए और फिर भेजिए।',
  again: 'भेजने का बटन एक बार और दबाइए, ताकि हमें पता रहे कि भेजने वाले आप ही हैं।',
  beforeLead: 'नमस्ते, आपकी वेबसाइट के फॉर्म में मैंने यह लिखा था:',
};

const mobileHint = 'यह 10 अंकों का भारतीय मोबाइल नंबर नहीं लगता। सही हो तो आगे बढ़िए।';
const pinHint = 'पिन कोड में 6 अंक होते हैं और वह 0 से शुरू नहीं होता। आपका पिन कोड यही हो तो आगे बढ़िए।';

const whatsapp = { label: 'WhatsApp नंबर', why: 'कोटेशन हम यहीं भेजते हैं।', hint: mobileHint };
const pinCode = { label: 'पिन कोड', why: 'धूप, ग्रिड के नियम और सब्सिडी हर जगह एक जैसे नहीं होते।', hint: pinHint };
const city = { label: 'शहर या कस्बा' };

export const landingForm = {
  ...shared,
  greeting: audiences.home.greeting,
  submit: 'मुझे मुफ़्त सलाह चाहिए',
  success: 'आपकी पूछताछ भेज दी गई है!',
  failure: 'पूछताछ भेजने में दिक्कत आई। कृपया फिर कोशिश कीजिए।',
  fields: {
    fullName: { label: 'पूरा नाम' },
    whatsapp,
    electricityBill: {
      label: 'महीने का बिजली का बिल',
      why: 'इससे पता चलता है कि आपके लिए कितना बड़ा सोलर प्लांट ठीक रहेगा।',
      missing: 'जो आपके बिल के सबसे करीब हो, कृपया उसे चुनिए।',
      options: ['₹1500 से कम', '₹1500 से ₹2500', '₹2500 से ₹4000', '₹4000 से ₹8000', '₹8000 से ज़्यादा'],
    },
    pinCode,
    city,
    email: { label: 'ई-मेल' },
  },
} satisfies RawWords['forms']['landing'];

const largeBills = ['0 से 50,000', '50,000 से 2,00,000', '2,00,000 से ज़्यादा'];

export const commercialForm = {
  ...shared,
  greeting: audiences.business.greeting,
  submit: 'पूछताछ भेजिए',
  success: 'आपकी पूछताछ भेज दी गई है!',
  failure: 'पूछताछ भेजने में दिक्कत आई। कृपया फिर कोशिश कीजिए।',
  consentAlert: 'कृपया शर्तों और प्राइवेसी पॉलिसी को मंज़ूरी दीजिए।',
  fields: {
    name: { label: 'आपका नाम' },
    companyName: { label: 'कंपनी का नाम' },
    whatsapp,
    city,
    pinCode: { ...pinCode, label: 'कंपनी का पिन कोड' },
    monthlyBill: {
      label: 'महीने का औसत बिल (₹)',
      why: 'इससे पता चलता है कि आपके लिए कितना बड़ा सोलर प्लांट ठीक रहेगा।',
      placeholder: 'बिल की रकम',
      options: largeBills,
    },
  },
} satisfies RawWords['forms']['commercial'];

export const housingForm = {
  ...shared,
  greeting: audiences.society.greeting,
  submit: 'मुफ़्त सलाह लीजिए',
  success: 'आपका फॉर्म भेज दिया गया है!',
  failure: 'फॉर्म भेजा नहीं जा सका। कृपया फिर कोशिश कीजिए।',
  consentAlert: 'कृपया नियम और शर्तों को मंज़ूरी दीजिए।',
  fields: {
    housingSociety: { label: 'हाउसिंग सोसायटी', why: 'वही नाम, जिससे आस-पड़ोस के लोग जानते हैं।' },
    name: { label: 'आपका नाम' },
    pinCode,
    city,
    whatsapp,
    electricityBill: {
      label: 'साझा जगहों का महीने का बिल (₹)',
      why: 'लिफ्ट, पंप और लाइट, सब मिलाकर।',
      options: largeBills,
    },
    designation: {
      label: 'सोसायटी में आप',
      options: ['मैनेजमेंट कमेटी के सदस्य', 'निवासी', 'बिल्डर', 'फैसिलिटी मैनेजर'],
    },
    agmApproval: {
      label: 'आम सभा (AGM) की मंज़ूरी',
      options: ['मंज़ूरी मिल चुकी है', 'मंज़ूरी ले रहे हैं', 'मंज़ूरी नहीं मिली है'],
    },
  },
} satisfies RawWords['forms']['housing'];

export const tabbedForm = {
  ...shared,
  greeting: audiences.anybody.greeting,
  submit: 'मेरी मुफ़्त सलाह तय कीजिए',
  success: 'आपका फॉर्म भेज दिया गया है!',
  failure: 'फॉर्म भेजा नहीं जा सका।',
  tabs: {
    label: 'सोलर किसके लिए',
    names: { residential: 'घर', housing: 'सोसायटी', commercial: 'कारोबार' },
  },
  fields: {
    fullName: { label: 'पूरा नाम' },
    pinCode,
    whatsappNumber: whatsapp,
    societyName: { label: 'हाउसिंग सोसायटी', why: 'वही नाम, जिससे आस-पड़ोस के लोग जानते हैं।' },
    companyName: { label: 'कंपनी का नाम' },
    city,
  },
  withoutNumber: {
    heading: 'आपका नंबर अभी हमारे पास नहीं है',
    text: 'जवाब पाने के लिए:',
    whatsapp: 'अपना नंबर WhatsApp कीजिए',
    link: { text: 'या कारोबार वाले फॉर्म में लिख दीजिए', href: 'commercial' },
    steps: [
      `आपका नंबर मिलने के बाद सोलर सलाहकार ${replyTime.text} जवाब देंगे।`,
      'आप और सलाहकार मिलकर आपके बिल और छत देखेंगे, और सही साइज़ निकालेंगे।',
      'आपको लिखित कोटेशन मिलेगा। कोई दबाव नहीं: तसल्ली हो, तभी बुक कीजिए।',
    ],
  },
} satisfies RawWords['forms']['tabbed'];

const purpose = {
  name: 'ताकि पता हो कि जवाब किसे देना है',
  enquirer: 'ताकि पता हो कि कौन पूछ रहा है',
  whatsapp: 'आपको WhatsApp या फोन पर जवाब देने के लिए',
  bill: 'सोलर प्लांट का सही साइज़ निकालने के लिए',
  pin: 'धूप, ग्रिड के नियम और सब्सिडी हर जगह एक जैसे नहीं होते',
  city: 'ताकि पता हो कि हमारी कौन सी टीम आपके पास है',
};

/** The reason for each question of the forms, as the privacy policy gives it. */
export const purposes = {
  landing: {
    fullName: purpose.name,
    whatsapp: purpose.whatsapp,
    electricityBill: purpose.bill,
    pinCode: purpose.pin,
    city: purpose.city,
    email: 'ई-मेल से जवाब देने के लिए, अगर आप वही चाहें',
  } satisfies Record<FieldName<typeof landing>, string>,
  commercial: {
    name: purpose.name,
    companyName: purpose.enquirer,
    whatsapp: purpose.whatsapp,
    city: purpose.city,
    pinCode: purpose.pin,
    monthlyBill: purpose.bill,
  } satisfies Record<FieldName<typeof commercial>, string>,
  housing: {
    housingSociety: 'ताकि पता हो कि कौन सी सोसायटी पूछ रही है',
    name: purpose.name,
    pinCode: purpose.pin,
    city: purpose.city,
    whatsapp: purpose.whatsapp,
    electricityBill: purpose.bill,
    designation: 'ताकि पता हो कि आपको हमसे क्या चाहिए: बैठक के लिए आँकड़े, या अपने फ्लैट के लिए जवाब',
    agmApproval: 'ताकि पता हो कि आपकी सोसायटी कहाँ तक पहुँची है',
  } satisfies Record<FieldName<typeof housing>, string>,
  tabbed: {
    fullName: purpose.name,
    pinCode: purpose.pin,
    whatsappNumber: purpose.whatsapp,
    societyName: purpose.enquirer,
    companyName: purpose.enquirer,
    city: purpose.city,
  } satisfies Record<FieldName<typeof tabbed>, string>,
};
