/** The server's bundle gets a copy of its own by `?server`, apart from the one that the browser loads. */
declare module '*?server&raw' {
  const text: string;
  export default text;
}
