import type { RawWords } from '../schemas/content-files';

/**
 * The projects of the project carousel, which shows the first ten. These are samples, to be replaced with photographs
 * of real buildings, each with place, size and year in its title.
 */
export const projects = {
  heading: 'हमारे लगाए प्लांट',
  line: 'घर, सोसायटी, स्कूल, फैक्ट्री: दस तरह की इमारतें, हर एक का नक्शा अलग।',
  label: 'हमारे लगाए प्लांट की तस्वीरें',
  items: [
    {
      img: {
        picture: 'project-villa',
        alt: 'बगीचे के बीच सफ़ेद कोठी, छत के ऊपर ऊँचे ढाँचे पर सोलर पैनल',
      },
      title: 'कोठी, वाराणसी, 5 kW, 2024',
      sample: true,
    },
    {
      img: {
        picture: 'project-row-house',
        alt: 'रंग-बिरंगे मकानों के बीच पीला मकान, गली के ऊपर छत पर सोलर पैनल',
      },
      title: 'गली का मकान, जौनपुर, 3 kW, 2023',
      sample: true,
    },
    {
      img: {
        picture: 'project-village-house',
        alt: 'खपरैल के बरामदे वाला गाँव का ईंट का मकान, सपाट छत पर सोलर पैनल की नीची कतार, सामने हैंडपंप',
      },
      title: 'गाँव का मकान, भदोही के पास, 2 kW, 2025',
      sample: true,
    },
    {
      img: { picture: 'project-apartments', alt: 'खंभों पर खड़ी चार मंज़िला इमारत, पूरी छत पर सोलर पैनल' },
      title: 'फ्लैटों की इमारत, प्रयागराज, 30 kW, 2022',
      sample: true,
    },
    {
      img: {
        picture: 'project-high-rise',
        alt: 'ऊँची इमारत की सबसे ऊपर की छत, पानी की टंकियों के ऊपर सोलर पैनल, नीचे शहर',
      },
      title: 'ऊँची इमारत, वाराणसी, 60 kW, 2024',
      sample: true,
    },
    {
      img: { picture: 'project-school', alt: 'मैदान के चारों ओर बना स्कूल, क्लासों की छतों पर सोलर पैनल' },
      title: 'स्कूल, चंदौली, 25 kW, 2021',
      sample: true,
    },
    {
      img: {
        picture: 'project-hospital',
        alt: 'अस्पताल, वार्डों की छत पर सोलर पैनल, पोर्च में खड़ी एंबुलेंस',
      },
      title: 'अस्पताल, प्रयागराज, 80 kW, 2023',
      sample: true,
    },
    {
      img: { picture: 'project-factory', alt: 'ईंट की फैक्ट्री, आरी के दाँतों जैसी छत की हर ढाल पर पैनल' },
      title: 'कालीन की फैक्ट्री, भदोही, 120 kW, 2022',
      sample: true,
    },
    {
      img: {
        picture: 'project-cold-store',
        alt: 'सफ़ेद कोल्ड स्टोर, छत पर पैनलों की कतारें, दरवाज़ों पर खड़े ट्रक',
      },
      title: 'कोल्ड स्टोर, जौनपुर, 150 kW, 2023',
      sample: true,
    },
    {
      img: { picture: 'project-petrol-pump', alt: 'पेट्रोल पंप, जिसकी छतरी सोलर पैनलों से ढकी है' },
      title: 'पेट्रोल पंप, चंदौली, 20 kW, 2025',
      sample: true,
    },
  ],
} satisfies RawWords['projects'];
