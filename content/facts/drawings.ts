const logo = { width: 200, height: 80 };
const portrait = { width: 600, height: 720 };
const scene = { width: 800, height: 600 };

/**
 * The drawings in public/pictures/, with the width and height of each file in pixels. Their alt texts are in the
 * content of each language.
 */
export const drawings = {
  bank: { src: '/pictures/bank.svg', ...logo },
  modules: { src: '/pictures/partner-1.svg', ...logo },
  inverters: { src: '/pictures/partner-2.svg', ...logo },
  frames: { src: '/pictures/partner-3.svg', ...logo },
  meters: { src: '/pictures/partner-4.svg', ...logo },
  finance: { src: '/pictures/partner-5.svg', ...logo },
  surveyor: { src: '/pictures/team-1.svg', ...portrait },
  designer: { src: '/pictures/team-2.svg', ...portrait },
  electrician: { src: '/pictures/team-3.svg', ...portrait },
  planner: { src: '/pictures/team-4.svg', ...portrait },
  adviser: { src: '/pictures/team-5.svg', ...portrait },
  cleaner: { src: '/pictures/team-6.svg', ...portrait },
  directorOfSociety: { src: '/pictures/director-society.svg', ...portrait },
  directorForBusinesses: { src: '/pictures/director-commercial.svg', ...portrait },
  careersRoof: { src: '/pictures/careers-roof.svg', ...scene },
  emptyRoof: { src: '/pictures/empty-roof.svg', ...scene },
  map: { src: '/pictures/map.svg', width: 800, height: 800 },
};
