// What bench/screens.mjs runs inside the page. Each function stands by itself, without anything from outside it.

/**
 * Every line of text in view that nothing covers, with the box that the browser gave it, in CSS pixels, and its
 * colour, size and weight.
 */
export function linesOfText() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const left = 'script,style,.sr,svg,template,[disabled],[aria-disabled=true],[inert],option,:disabled *';
  const dialog = document.querySelector('dialog:modal');
  // While a dialog is open a toast over it is inert, and no point of it is hit.
  const toasts = [...document.querySelectorAll(':popover-open')].map((toast) =>
    toast.getBoundingClientRect(),
  );
  const lines = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(left) || (dialog && !dialog.contains(element))) continue;
    const style = getComputedStyle(element);
    // Streamed text fades out at its top, which is meant.
    if (Number(style.opacity) < 0.1 || getComputedStyle(element.parentElement).maskImage !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 2 || y < 0 || x < 0 || y + height > innerHeight || x + width > innerWidth) continue;
      const isUnder = (box) =>
        box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
      if (toasts.some((box) => isUnder(box))) continue;
      const places = [0.04, 0.5, 0.96].flatMap((across) => [0.15, 0.5, 0.85].map((down) => [across, down]));
      const isFree = places.every(([across, down]) => {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        return hit && (hit.contains(element) || element.contains(hit));
      });
      if (!isFree) continue;
      const box = { x, y, width, height };
      const look = {
        colour: style.color,
        size: Number.parseFloat(style.fontSize),
        weight: Number(style.fontWeight),
      };
      lines.push({ text: node.data.trim().slice(0, 40), ...box, ...look });
    }
  }
  return lines;
}

/**
 * The ratio of each line's colour to the pixels of the picture (PNG, base64, one pixel for each CSS pixel) behind
 * its middle; of all of them the lowest but one in a hundred.
 */
export async function ratiosBehind([png, lines]) {
  // The page's own rules let nothing fetch a data URL.
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  canvas.drawImage(bitmap, 0, 0);
  const linear = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const ratioOf = ({ x, y, width, height, colour }) => {
    const numbers = colour.match(/[\d.]+/g).map(Number);
    const own = light(colour.startsWith('color(srgb') ? numbers.map((v) => v * 255) : numbers);
    const { data } = canvas.getImageData(x, y + height * 0.2, Math.max(1, width), Math.max(1, height * 0.6));
    const found = [];
    for (let i = 0; i < data.length; i += 4) found.push(ratio(own, light(data.subarray(i, i + 3))));
    found.sort((a, b) => a - b);
    return found[Math.floor(found.length * 0.01)];
  };
  return lines.map(ratioOf);
}

/** For each line of text: the distance to the nearest visible leaf or stem, in pixels, up to `reach`. */
export function distancesToLeaves([lines, reach]) {
  if (document.querySelector('dialog:modal')) return lines.map(() => reach); // A dialog has its own background.
  const corners = [...document.querySelectorAll('main [aria-hidden] > svg')].filter(
    (svg) => svg.querySelectorAll('g > g > path').length > 5 && svg.getBoundingClientRect().width > 0,
  );
  const paths = corners.flatMap((svg) => [...svg.querySelectorAll('path')]);
  const leaves = paths.map((path) => ({
    path,
    box: path.getBoundingClientRect(),
    back: path.getScreenCTM()?.inverse(),
    isStem: getComputedStyle(path).fill === 'none',
  }));
  const sky = corners[0]?.parentElement?.parentElement;
  /** Paper over a leaf hides it, and what is out of view is not seen. */
  const isHidden = (x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    for (let at = document.elementFromPoint(x, y); at && at !== sky; at = at.parentElement) {
      if (at.contains(sky)) return false;
      const paper = getComputedStyle(at).backgroundColor;
      const alpha = /^rgba/.test(paper) ? Number(/([\d.]+)\)$/.exec(paper)?.[1]) : 1;
      if (alpha > 0.5) return true;
    }
    return false;
  };
  const isLeaf = ({ path, back, isStem }, x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(back);
    return isStem ? path.isPointInStroke(point) : path.isPointInFill(point);
  };
  const distanceOf = ({ x, y, width, height }) => {
    const near = leaves.filter(
      ({ box, back }) =>
        back &&
        box.left < x + width + reach &&
        box.right > x - reach &&
        box.top < y + height + reach &&
        box.bottom > y - reach,
    );
    let least = reach;
    if (near.length === 0) return least;
    for (let py = y - reach; py <= y + height + reach; py += 2)
      for (let px = x - reach; px <= x + width + reach; px += 2) {
        const dx = Math.max(x - px, 0, px - x - width);
        const dy = Math.max(y - py, 0, py - y - height);
        const away = Math.hypot(dx, dy);
        if (away < least && near.some((leaf) => isLeaf(leaf, px, py)) && !isHidden(px, py)) least = away;
      }
    return least;
  };
  return lines.map(distanceOf);
}

/** What can be pressed in view and takes less than 44 by 44 pixels, links within a sentence left out. */
export function smallTargets() {
  const dialog = document.querySelector('dialog:modal') ?? document.body;
  const pressed = dialog.querySelectorAll(
    'button, a[href], summary, select, [role=switch], label:has([type=radio])',
  );
  /** What a press there reaches; a pseudo-element may make a target larger than its box. */
  const reaches = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || hit === element || element.contains(hit);
  };
  return [...pressed].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const isInSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
    if (width < 2 || isInSentence || element.closest('.sr, [inert]') || !reaches(element, middleX, middleY))
      return [];
    const isWide =
      width >= 43.5 || (reaches(element, middleX - 21, middleY) && reaches(element, middleX + 21, middleY));
    const isHigh =
      height >= 43.5 || (reaches(element, middleX, middleY - 21) && reaches(element, middleX, middleY + 21));
    if (isWide && isHigh) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return [`“${name}” is ${Math.round(width)} by ${Math.round(height)} px`];
  });
}
