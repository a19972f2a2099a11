/** A drawing as text for the server's bundle, apart from the one that the browser loads by itself. */
declare module '*?server&raw' {
  const text: string;
  export default text;
}
