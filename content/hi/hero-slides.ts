import type { RawWords } from '../schemas/content-files';

/** The Hindi words of the hero slider on `/` and `/residential`. On `/residential` its first line and its button differ. */
export const heroSlider = {
  id: 'hero-slider',
  label: 'आपकी छत पर सोलर',
  slides: [
    {
      heading: 'आपकी छत चुका सकती है बिजली का बिल',
      text: 'धूप तो छत पर दिन भर पड़ती ही है। उसी से पंखे, फ्रिज और पंप चलाइए, और बिल घटाइए।',
      picture: {
        picture: 'slide-roof',
        alt: 'शाम की धूप में एक परिवार की छत: ऊँचे ढाँचे पर सोलर पैनल, पानी की काली टंकियाँ, बोगनवेलिया और तुलसी का गमला',
      },
    },
    {
      heading: 'सोलर गाँव में भी चलता है',
      text: 'पैनल ऊँचे ढाँचे पर हों, तो नीचे छत खाली रहती है: बैठिए, सोइए, मिर्च सुखाइए। सब्सिडी के कागज़ों में हम मदद करते हैं।',
      picture: {
        picture: 'slide-village',
        alt: 'गाँव का नीला घर: ऊँचे ढाँचे पर लगे पैनलों की छाया में चारपाई, छत पर सूखती लाल मिर्च, पीछे सरसों के खेत',
      },
    },
    {
      heading: 'छत एक, बिल हर फ्लैट का कम',
      text: 'हाउसिंग सोसायटी की छत पर सोलर पैनल लगें, तो लिफ्ट, पंप और गलियारों की लाइटें उन्हीं से चल सकती हैं।',
      picture: { picture: 'slide-society', alt: 'हाउसिंग सोसायटी, जिसके हर ब्लॉक की छत पर सोलर पैनल लगे हैं' },
    },
  ],
} satisfies RawWords['heroSlides'];
