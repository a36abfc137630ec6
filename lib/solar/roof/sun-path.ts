const RADIANS = Math.PI / 180;

/** A unit vector towards the sun. */
export interface SunDirection {
  east: number;
  north: number;
  up: number;
}

/** The 15th of each month as a day of the year, counted from 1. */
export const midMonths = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349];

/** The hours for which shade is computed, in solar time. */
export const shadeHours = Array.from({ length: 12 }, (_, index) => 6.5 + index);

/**
 * Returns the direction to the sun; `up` is negative below the horizon.
 * Source: Duffie and Beckman, "Solar Engineering of Thermal Processes", chapter 1.6.
 * @param latitude degrees north
 * @param day of the year, from 1 to 365
 * @param hour solar time
 */
export function sunDirection(latitude: number, day: number, hour: number): SunDirection {
  const declination = declinationOn(day);
  const hourAngle = 15 * RADIANS * (hour - 12);
  const [sinLatitude, cosLatitude] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)];
  const [sinDeclination, cosDeclination] = [Math.sin(declination), Math.cos(declination)];
  return {
    east: -cosDeclination * Math.sin(hourAngle),
    north: cosLatitude * sinDeclination - sinLatitude * cosDeclination * Math.cos(hourAngle),
    up: sinLatitude * sinDeclination + cosLatitude * cosDeclination * Math.cos(hourAngle),
  };
}

/**
 * Returns the declination of the sun in radians, accurate to 0.5°.
 * Source: J. W. Spencer, "Fourier series representation of the position of the sun", Search 2 (1971).
 */
function declinationOn(day: number): number {
  const angle = (2 * Math.PI * (day - 1)) / 365;
  return (
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle) -
    0.002697 * Math.cos(3 * angle) +
    0.00148 * Math.sin(3 * angle)
  );
}

/**
 * Returns the share of sunlight that passes through clear air, from 0 to 1.
 * Source: A. B. Meinel and M. P. Meinel, "Applied Solar Energy" (1976).
 * @param up the sine of the sun's height over the horizon, above 0
 */
export const clearAir = (up: number): number => 0.7 ** ((1 / up) ** 0.678);
