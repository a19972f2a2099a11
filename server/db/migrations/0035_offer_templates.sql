CREATE TABLE `offer_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`valid_days` integer,
	`delivery_terms` text,
	`payment_terms` text,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL
);
