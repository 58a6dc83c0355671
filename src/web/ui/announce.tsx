type Urgency = 'polite' | 'assertive';

const regionId = (urgency: Urgency) => `announce-${urgency}`;
/** A region is emptied first, so that the same text twice is read twice. */
const refillMs = 50;

/** Says a text to assistive technology without showing it. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const region = document.getElementById(regionId(urgency));
  if (!region) return;
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = text;
  }, refillMs);
}

/** Mounted once by the router; a region must exist before its first text. */
export function LiveRegions() {
  return (
    <>
      <div id={regionId('polite')} className="sr" aria-live="polite" />
      <div id={regionId('assertive')} className="sr" aria-live="assertive" />
    </>
  );
}
