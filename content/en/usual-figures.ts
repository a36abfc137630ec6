/** Figures that questions, pages and guides all print, each once. */
export const usual = {
  /** How soon a system has paid for itself. */
  payback: '4-6 years',
  /** How often panels are cleaned. */
  cleaning: '3-6 months',
};
