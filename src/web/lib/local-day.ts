/** The day on the calendar of this device, as `YYYY-MM-DD`, which is how Swedish writes it. */
export const localDay = (at: Date): string => at.toLocaleDateString('sv-SE');
