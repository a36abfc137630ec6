import type { GuideInput } from '../../schemas/guide';

/** Public sources of the figures in the guides, with the date of each. */
export const sources = {
  portal: {
    title: 'पीएम सूर्य घर: मुफ़्त बिजली योजना, राष्ट्रीय पोर्टल',
    text: 'नवीन और नवीकरणीय ऊर्जा मंत्रालय, योजना फरवरी 2024 में शुरू हुई: किसे मिलेगी, क्या-क्या करना है, प्लांट का साइज़, सोसायटियों की सब्सिडी।',
    href: 'https://pmsuryaghar.gov.in',
  },
  cabinet: {
    title: 'योजना पर केंद्रीय कैबिनेट का फ़ैसला, 29 फरवरी 2024',
    text: 'भारत सरकार: सब्सिडी के प्रतिशत और सीमा, 3 kW के प्लांट की यूनिटें, बिना गिरवी का लोन, 25 साल की उम्र।',
    href: 'https://pib.gov.in',
  },
  rules: {
    title: 'विद्युत (उपभोक्ताओं के अधिकार) संशोधन नियम, 22 फरवरी 2024',
    text: 'विद्युत मंत्रालय: 10 kW तक तकनीकी जाँच नहीं, बड़े प्लांट के लिए 15 दिन, सोसायटी की साझा जगहों का अलग बिल।',
    href: 'https://powermin.gov.in',
  },
  content: {
    title: 'योजना के नियम: भारत में बने पैनल, और देखभाल',
    text: 'नवीन और नवीकरणीय ऊर्जा मंत्रालय, 2024 और 2025: सब्सिडी के लिए सेल और पैनल भारत के हों; लगाने वाली कंपनी 5 साल देखभाल करे।',
    href: 'https://mnre.gov.in',
  },
} satisfies Record<string, GuideInput['back']['sources']['items'][number]>;
