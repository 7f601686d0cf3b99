/** What makes a drawing look as it does; style sheets stay behind when it leaves the page. */
const carried = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-opacity', 'opacity', 'color', 'font-family', 'font-size', 'font-style', 'font-weight'],
  ...['letter-spacing', 'text-anchor', 'dominant-baseline', 'vector-effect', 'display', 'visibility'],
];

/** A drawing of the page as the text of an SVG file that looks the same by itself. */
export function toSvgFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll('*')]) as [Element[], Element[]];
  for (const [index, element] of from.entries()) {
    const computed = getComputedStyle(element);
    const target = to[index];
    for (const name of carried) {
      const value = computed.getPropertyValue(name);
      if (value) target?.setAttribute(name, value);
    }
    target?.removeAttribute('class');
    target?.removeAttribute('tabindex');
  }
  copy.removeAttribute('display');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}
