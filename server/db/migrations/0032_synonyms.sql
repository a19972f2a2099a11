CREATE TABLE `synonyms` (
	`key` text PRIMARY KEY NOT NULL,
	`said` text NOT NULL,
	`finds` text NOT NULL,
	`instead` integer DEFAULT false NOT NULL
);
