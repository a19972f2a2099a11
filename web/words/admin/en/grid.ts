/** The words of the grid of products. */

export const whatIsWrong = 'What is wrong';
