ALTER TABLE "product_kinds" ADD COLUMN "section" text collate "C";--> statement-breakpoint
ALTER TABLE "product_kinds" ADD COLUMN "letters" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "product_kinds" ADD COLUMN "own_drawing" text collate "C";