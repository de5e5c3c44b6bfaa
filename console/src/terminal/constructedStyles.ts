/**
 * Styles of xterm.js without inline styles, which the content security policy blocks: rules of its style elements go
 * into constructed sheets, and style attributes of its spans are set through the CSSOM. The policy allows both, because
 * no markup can do either. It applies to the whole page, whose own parts create neither.
 */
const create = document.createElement.bind(document);

document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
  if (name === 'style') return constructedSheet();
  const element = create(name, options);
  if (name === 'span') element.setAttribute = setThroughCssom;
  return element;
};

/** Stands for a style element: its text becomes the rules of a sheet, which goes with it. */
function constructedSheet(): HTMLElement {
  const sheet = new CSSStyleSheet();
  const element = create('template');
  const remove = element.remove.bind(element);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return Object.defineProperties(element, {
    textContent: { set: (text: string) => sheet.replaceSync(text) },
    remove: {
      value: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
        remove();
      },
    },
  });
}

function setThroughCssom(this: HTMLElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else Element.prototype.setAttribute.call(this, name, value);
}
