import { films as facts } from '../facts/films';
import type { RawWords } from '../schemas/content-files';

/** Hindi words about the films behind the heroes: their pause button, and their description for search engines. */
export const films = {
  pause: 'पीछे चल रही फिल्म रोकिए',
  play: 'पीछे की फिल्म चलाइए',
  home: {
    name: 'शाम की धूप में छत का सोलर प्लांट',
    description:
      'बिना आवाज़ की फिल्म: कैमरा भारत के एक शहर में एक परिवार की छत के पास से धीरे-धीरे गुज़रता है, जहाँ ऊँचे ढाँचे पर सोलर पैनल लगे हैं।',
  },
  society: {
    name: 'हाउसिंग सोसायटी की छतों पर सोलर पैनल',
    description:
      'बिना आवाज़ की फिल्म: कैमरा भारत के एक शहर में हाउसिंग सोसायटी की इमारतों के पास से धीरे-धीरे गुज़रता है, जिनकी हर छत पर सोलर पैनल लगे हैं।',
  },
} satisfies RawWords['films'];

const { pause, play } = films;

/** The film behind the hero of /home: its button and its files. */
export const homeFilm = { pause, play, ...facts.home.files };
export const societyFilm = { pause, play, ...facts.society.files };
